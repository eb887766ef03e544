import type { LooseField, ValuesOf } from '@/shared/fields/define';
import { fromWire, toWire, type WireOf } from '@/shared/fields/wire';
import { bankFields } from './bank/bank.section';
import { contactFields } from './contacts/contacts.section';
import { documentFromWire, documentToWire } from './documents/documents.mappers';
import { financialFields, type FinancialValues } from './financial/financial.fields';
import { locationFromWire, locationToWire } from './locations/locations.mappers';
import { clientReferenceFields, companyReferenceFields } from './references/references.section';
import { relatedCompanyFields } from './related/relatedCompanies.section';
import { serviceableFromWire, serviceableToWire } from './serviceable/serviceable.mappers';

/** Rows of which everything travels as its field says. */
const plain = <const D extends readonly LooseField[]>(fields: D) => ({
  fromWire: (row: Readonly<Record<keyof WireOf<D> & string, unknown>>) => fromWire(fields, row),
  toWire: (values: ValuesOf<D>, came: object | null) => toWire(fields, values, came),
});

/** How the rows of each section travel, by the section's id: the same while a supplier registers and afterwards. `came`: the row that is changed. */
export const sectionRows = {
  related: plain(relatedCompanyFields),
  locations: { fromWire: locationFromWire, toWire: locationToWire },
  contacts: plain(contactFields),
  documents: { fromWire: documentFromWire, toWire: documentToWire },
  bank: plain(bankFields),
  financial: {
    fromWire: (row: Parameters<typeof fromWire<typeof financialFields>>[1] & { year: number | null }) => ({
      ...fromWire(financialFields, row),
      year: String(row.year ?? ''),
    }),
    toWire: (values: FinancialValues, came: object | null) => ({
      year: Number(values.year),
      ...toWire(financialFields, values, came),
    }),
  },
  companyReferences: plain(companyReferenceFields),
  clientReferences: plain(clientReferenceFields),
  serviceable: { fromWire: serviceableFromWire, toWire: serviceableToWire },
};
