import type { Id } from '@/lib/ids';
import type { DecimalLike } from '@/lib/money';
import type { ColumnDef, ListDef } from '@/shared/list/listTypes';

interface PickedOrder {
  id: Id;
  no: string | null;
  date: string | null;
  type: string | null;
  currency: string | null;
  countryCode: string | null;
  amount: DecimalLike;
  companyName: string | null;
  supplierName: string | null;
  paymentTermText: string | null;
}

/** Builds the order picker's list (spec 2 §2, §9, spec 3 §2, §9: 5 rows). `own`: additional column of the record type. */
export function orderChoice<Row extends PickedOrder>(context: string, own: ColumnDef<Row>): ListDef<Row> {
  return {
    context,
    pageSize: 5,
    columns: [
      { name: 'no', title: 'PO No', kind: 'text', width: 130 },
      { name: 'date', title: 'PO Date', kind: 'date' },
      { name: 'type', title: 'PO Type', kind: 'text', width: 110 },
      {
        name: 'amount',
        title: 'PO Amount',
        kind: 'money',
        country: row => row.countryCode,
        currency: row => row.currency,
      },
      own,
      { name: 'companyName', title: 'Company', kind: 'text', width: 200, onPhone: false },
      { name: 'supplierName', title: 'Supplier', kind: 'text', width: 200 },
      { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    ],
  };
}
