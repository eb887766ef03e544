import { useMemo } from 'react';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { NonPoInvoice } from '../api/useNonPo';
import { shipmentColumns } from '../fields/nonPo.lines';
import { nonPoLineReadColumns } from '../fields/nonPo.lines';
import { sectionsOf, type NonPoFace } from '../fields/resolveNonPo';
import { addedAmounts } from '../model/extras';
import { partiesFromApi } from '../model/nonPo.mappers';
import type { NonPoValues } from '../model/nonPo.values';
import { round } from '@/lib/money';
import { InvoiceTotals } from './InvoiceTotals';
import { Panel } from './Panel';
import { PartiesCard } from './PartiesCard';

const NO_LOOKUPS = {};

interface NonPoDetailsProps {
  invoice: NonPoInvoice;
  values: NonPoValues;
  face: NonPoFace;
}

/** Every block of an invoice for reading, as the configuration lets this user see it. */
export function NonPoDetails({ invoice, values, face }: NonPoDetailsProps) {
  const countryCode = invoice.countryCode ?? '';
  const columns = useMemo(
    () => nonPoLineReadColumns({ fields: face.lineFields, countryCode }),
    [face.lineFields, countryCode],
  );
  const shipping = useMemo(() => shipmentColumns(face.shipmentFields), [face.shipmentFields]);
  const { invoice: invoiceFields, documents, ending } = useMemo(() => sectionsOf(face), [face]);
  const blocks = face.extras.filter(({ def }) => isFilled(values, def.section));
  const ships = values.shippingDetails.length > 0 || values.shippingDocument.length > 0;
  return (
    <FieldsProvider lookups={NO_LOOKUPS} country={countryCode}>
      <Panel title="Parties">
        <PartiesCard {...partiesFromApi(invoice)} />
      </Panel>
      <Panel title="Invoice">
        <ReadGrid resolved={invoiceFields} values={values} />
      </Panel>
      {documents.some(field => field.present) && (
        <Panel title="Documents">
          <ReadGrid resolved={documents} values={values} />
        </Panel>
      )}
      <Panel title="Line items">
        <LineReadTable columns={columns} lines={values.items} label="Line items" />
      </Panel>
      {blocks.length > 0 && (
        <Panel title="TCS and extra tax">
          <ReadGrid resolved={blocks} values={values} />
        </Panel>
      )}
      <Panel title="Calculation">
        <InvoiceTotals
          totals={{
            totalAmount: round(invoice.totalAmount),
            totalTaxAmount: round(invoice.totalTaxAmount),
            totalGrossAmount: round(invoice.totalGrossAmount),
          }}
          added={addedAmounts(values)}
          taxTypeName={invoice.taxType}
          countryCode={countryCode}
          currency={invoice.currencyCode ?? ''}
        />
      </Panel>
      {ships && (
        <Panel title="Shipping">
          {values.shippingDocument.length > 0 && <ReadGrid resolved={face.shippingDocument} values={values} />}
          {face.shippingDetails.present && (
            <LineReadTable columns={shipping} lines={values.shippingDetails} label={face.shippingDetails.label} />
          )}
        </Panel>
      )}
      {ending.some(field => field.present) && (
        <Panel title="Notes and disclaimer">
          <ReadGrid resolved={ending} values={values} />
        </Panel>
      )}
    </FieldsProvider>
  );
}

/** A block that is off, or VAT that nobody gave, is not shown. */
function isFilled(values: NonPoValues, block: string | undefined): boolean {
  if (block === 'TCS') return values.isTcs;
  if (block === 'Extra tax line') return values.includeTaxLine;
  return [values.vatPercentage, values.whtvat, values.vatgl].some(Boolean);
}
