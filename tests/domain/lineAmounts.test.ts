import { expect, it } from 'vitest';
import { billedLines, deliveryColumns } from '@/features/delivery/fields/delivery.lines';
import { overheadColumns, overheadReadColumns, overheadRows } from '@/features/delivery/fields/overhead.lines';
import type { DeliveryContext } from '@/features/delivery/model/context';
import { itemLines, nonPoLineColumns, nonPoLineReadColumns } from '@/features/nonPo/fields/nonPo.lines';
import { advanceColumns, advanceLines, advanceReadColumns } from '@/features/proforma/fields/proforma.lines';
import { isNumeric, shownText, withMoneyFormat } from '@/shared/lines/cellText';
import type { LineColumn } from '@/shared/lines/types';
import { settledFields } from '../support/settledFields.ts';

const of = <L>(columns: readonly LineColumn<L>[]) =>
  columns as unknown as readonly LineColumn<Record<string, string>>[];
const documentContext = { items: [], itemOf: () => undefined, type: 'PO' } as unknown as DeliveryContext;
const tables: [string, (countryCode: string) => readonly LineColumn<Record<string, string>>[]][] = [
  ['non-PO', countryCode => of(nonPoLineColumns({ fields: settledFields(itemLines), countryCode, taxed: true }))],
  ['non-PO, read', countryCode => of(nonPoLineReadColumns({ fields: settledFields(itemLines), countryCode }))],
  ['proforma', () => of(advanceColumns(settledFields(advanceLines), []))],
  ['proforma, read', () => of(advanceReadColumns(settledFields(advanceLines)))],
  [
    'delivery',
    countryCode =>
      of(deliveryColumns({ fields: settledFields(billedLines), documentContext, countryCode, onOpen: () => {} })),
  ],
  ['overheads', countryCode => of(overheadColumns(settledFields(overheadRows), countryCode))],
  ['overheads, read', countryCode => of(overheadReadColumns(settledFields(overheadRows), countryCode))],
];

it.each(tables)("%s: every amount has the country's digit grouping and is right-aligned", (_name, columnsIn) => {
  for (const [country, shown] of [
    ['IN', '12,34,567.50'],
    ['US', '1,234,567.50'],
  ] as const) {
    const amounts = withMoneyFormat(columnsIn(country), country).filter(({ key }) => /amount|price|gross/i.test(key));
    expect(amounts.length).toBeGreaterThan(1);
    for (const column of amounts) {
      expect(shownText(column, { [column.key]: '1234567.5' }), column.key).toBe(shown);
      expect(isNumeric(column), column.key).toBe(true);
    }
  }
});
