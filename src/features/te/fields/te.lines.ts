import { isIndia } from '@/lib/country';
import type { DecimalLike } from '@/lib/money';
import type { ColumnDef } from '@/shared/list/listTypes';
import { formatExact, type TeLine, type TeSplit } from '../model/lines';

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
const percent = (rate: DecimalLike) => (rate === null || rate === undefined ? null : `${rate}%`);
const known = (value: DecimalLike) => (value === null || value === undefined ? null : value);

/** Text that the line search matches. */
export const lineText = (line: TeLine) =>
  [line.lineItemNo, line.lineItemDescription, line.hsnSacCode, line.taxCode].join(' ');

interface Taxed {
  taxRate: DecimalLike;
  taxCode: string | null;
  taxName: string | null;
}

/** Formats amounts with a third decimal if a derived tax has one (spec 3 §9). */
function exactly(country: string | null) {
  return (value: DecimalLike) => (known(value) === null ? null : formatExact(value, country));
}

/** Builds the line columns (spec 3 §3): HSN/SAC in India, tax codes elsewhere (spec 3 §9). `distribution` opens a line's splits. */
export function teLineColumns(
  countryCode: string | null,
  distribution: (line: TeLine) => void,
  withAwb: boolean,
): ColumnDef<TeLine>[] {
  const exact = exactly(countryCode);
  const fixed = { sortable: false } as const;
  const amount = { kind: 'text', align: 'right', ...fixed } as const;
  return [
    { name: 'lineItemNo', title: 'Line', kind: 'text', width: 76, ...fixed },
    { name: 'lineItemDescription', title: 'Description', kind: 'text', width: 200, ...fixed },
    isIndia(countryCode)
      ? {
          name: 'hsnSacCode',
          title: 'HSN/SAC Code',
          kind: 'text',
          width: 150,
          value: line => joined(line.hsnSacCode, line.hsnSacName),
          ...fixed,
        }
      : {
          name: 'taxCode',
          title: 'Tax Code',
          kind: 'text',
          width: 150,
          value: line => joined(line.taxCode, line.taxName),
          ...fixed,
        },
    { name: 'amount', title: 'Amount', width: 118, value: line => exact(line.amount), ...amount },
    { name: 'taxRate', title: 'Tax Rate', width: 88, value: line => percent(line.taxRate), ...amount },
    { name: 'taxAmount', title: 'Tax Amount', width: 116, value: line => exact(line.taxAmount), ...amount },
    { name: 'grossAmount', title: 'Gross Amount', width: 130, value: line => exact(line.grossAmount), ...amount },
    { name: 'whtDetail', title: 'WHT Detail', kind: 'text', width: 108, ...fixed },
    ...(withAwb
      ? ([
          { name: 'itemSplitAwbNo', title: 'AWB No', kind: 'text', width: 120, onPhone: false, ...fixed },
          { name: 'awbAmount', title: 'AWB Amount', width: 120, value: line => exact(line.awbAmount), ...amount },
          {
            name: 'wbsNumber',
            title: 'WBS Number',
            kind: 'text',
            width: 150,
            value: line => joined(line.wbsNumber, line.wbsNumberName),
            onPhone: false,
            ...fixed,
          },
        ] satisfies ColumnDef<TeLine>[])
      : []),
    {
      name: 'distribution',
      title: 'Distribution',
      kind: 'actions',
      width: 116,
      sortable: false,
      actions: line => [
        {
          label: 'Details',
          name: `Distribution details of line ${line.lineItemNo ?? line.id}`,
          onPress: () => distribution(line),
          opensDialog: true,
        },
      ],
    },
  ];
}

/** Builds the columns of a line's account assignment (spec 3 §3 'split list'). */
export function splitColumns(countryCode: string | null): ColumnDef<TeSplit>[] {
  const exact = exactly(countryCode);
  const fixed = { sortable: false } as const;
  const amount = { kind: 'text', align: 'right', width: 116, ...fixed } as const;
  const tax = ({ taxCode, taxName }: Taxed) => joined(taxCode, taxName);
  return [
    { name: 'distributionText', title: 'Distribution Text', kind: 'text', width: 200, ...fixed },
    { name: 'amount', title: 'Amount', value: split => exact(split.amount), ...amount },
    { name: 'taxCode', title: 'Tax Code', kind: 'text', width: 130, value: tax, ...fixed },
    { name: 'taxRate', title: 'Tax Rate', value: split => percent(split.taxRate), ...amount },
    { name: 'taxAmount', title: 'Tax Amount', value: split => exact(split.taxAmount), ...amount },
    { name: 'grossAmount', title: 'Gross Amount', value: split => exact(split.grossAmount), ...amount },
    {
      name: 'costCenterCode',
      title: 'Cost Center',
      kind: 'text',
      value: split => joined(split.costCenterCode, split.costCenterName),
      ...fixed,
    },
    {
      name: 'generalLedgerCode',
      title: 'General Ledger',
      kind: 'text',
      value: split => joined(split.generalLedgerCode, split.generalLedgerName),
      ...fixed,
    },
    {
      name: 'wbsNo',
      title: 'WBS No',
      kind: 'text',
      value: split => split.wbsNo || joined(split.wbsNumber, split.wbsNumberName),
      ...fixed,
    },
    { name: 'easNo', title: 'EAS No', kind: 'text', width: 120, ...fixed },
    {
      name: 'ioNo',
      title: 'IO',
      kind: 'text',
      value: split => joined(split.ioNo, split.ioCode, split.ioName),
      ...fixed,
    },
    { name: 'profitCenter', title: 'Profit Center', kind: 'text', width: 120, ...fixed },
    {
      name: 'itemSplitAwbNo',
      title: 'AWB No',
      kind: 'text',
      value: split => joined(split.itemSplitAwbNo, exact(split.awbAmount)),
      ...fixed,
    },
  ];
}

/** Text that the split search matches. */
export const splitText = (split: TeSplit) =>
  [
    split.distributionText,
    split.costCenterCode,
    split.costCenterName,
    split.generalLedgerCode,
    split.wbsNo,
    split.ioNo,
  ].join(' ');
