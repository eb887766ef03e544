import { useMemo } from 'react';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { NonPoInvoice } from '../api/useNonPo';
import { nonPoLineReadColumns } from '../fields/nonPo.lines';
import type { NonPoFace } from '../fields/resolveNonPo';
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
  return (
    <FieldsProvider lookups={NO_LOOKUPS} country={countryCode}>
      <Panel title="Parties">
        <PartiesCard
          supplier={{
            code: invoice.supplierCode ?? '',
            name: invoice.supplierName ?? '',
            email: invoice.supplierEmail ?? '',
            address: invoice.supplierAddress ?? '',
            gstNumber: invoice.supplierGstNumber ?? '',
            pan: invoice.supplierPanNumber ?? '',
            contactNumber: invoice.supplierContactNumber ?? '',
          }}
          company={{
            code: invoice.companyCode ?? '',
            name: invoice.companyName ?? '',
            countryName: invoice.countryName ?? '',
            gstNumber: invoice.companyGstNumber ?? '',
          }}
        />
      </Panel>
      <Panel>
        <ReadGrid resolved={face.fields} values={values} headingLevel={2} />
      </Panel>
      <Panel title="Line items">
        <LineReadTable columns={columns} lines={values.items} label="Line items" />
        <InvoiceTotals
          totals={{
            totalAmount: round(invoice.totalAmount),
            totalTaxAmount: round(invoice.totalTaxAmount),
            totalGrossAmount: round(invoice.totalGrossAmount),
          }}
          taxTypeName={invoice.taxType}
          countryCode={countryCode}
          currency={invoice.currencyCode ?? ''}
        />
      </Panel>
      <Panel>
        <ReadGrid resolved={face.disclaimer} values={values} headingLevel={2} />
      </Panel>
    </FieldsProvider>
  );
}
