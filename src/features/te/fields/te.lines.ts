import { isIndia } from '@/lib/country';
import type { DecimalLike } from '@/lib/money';
import { joinParts } from '@/lib/text';
import type { ColumnDef } from '@/shared/list/listTypes';
import { formatExact, type TeLine, type TeSplit } from '../model/lines';

const text = { kind: 'text', sortable: false } as const;
const amount = { ...text, align: 'right', width: 116 } as const;
const percent = (rate: DecimalLike) => (rate === null || rate === undefined ? null : `${rate}%`);
const known = (value: DecimalLike) => (value === null || value === undefined ? null : value);

export const lineText = (line: TeLine) =>
  [line.lineItemNo, line.lineItemDescription, line.hsnSacCode, line.taxCode].join(' ');

interface Taxed {
  taxRate: DecimalLike;
  taxCode: string | null;
  taxName: string | null;
}

function exactly(country: string | null, decimals: number) {
  return (value: DecimalLike) => (known(value) === null ? null : formatExact(value, country, decimals));
}

/** Builds the line columns (spec 3 §3): HSN/SAC in India, tax codes elsewhere (spec 3 §9). `distribution` opens a line's splits. */
export function teLineColumns(
  countryCode: string | null,
  decimals: number,
  distribution: (line: TeLine) => void,
  withAwb: boolean,
): ColumnDef<TeLine>[] {
  const exact = exactly(countryCode, decimals);
  return [
    { name: 'lineItemNo', title: 'Line', width: 76, ...text },
    { name: 'lineItemDescription', title: 'Description', width: 200, ...text },
    isIndia(countryCode)
      ? {
          name: 'hsnSacCode',
          title: 'HSN/SAC Code',
          width: 150,
          value: line => joinParts(line.hsnSacCode, line.hsnSacName),
          ...text,
        }
      : {
          name: 'taxCode',
          title: 'Tax Code',
          width: 150,
          value: line => joinParts(line.taxCode, line.taxName),
          ...text,
        },
    { name: 'amount', title: 'Amount', value: line => exact(line.amount), ...amount, width: 118 },
    { name: 'taxRate', title: 'Tax Rate', value: line => percent(line.taxRate), ...amount, width: 88 },
    { name: 'taxAmount', title: 'Tax Amount', value: line => exact(line.taxAmount), ...amount },
    {
      name: 'grossAmount',
      title: 'Gross Amount',
      value: line => exact(line.grossAmount),
      ...amount,
      width: 130,
      onPhone: 'top',
    },
    { name: 'whtDetail', title: 'WHT Detail', width: 108, ...text },
    ...(withAwb
      ? ([
          { name: 'itemSplitAwbNo', title: 'AWB No', width: 120, onPhone: false, ...text },
          { name: 'awbAmount', title: 'AWB Amount', value: line => exact(line.awbAmount), ...amount, width: 120 },
          {
            name: 'wbsNumber',
            title: 'WBS Number',
            width: 150,
            value: line => joinParts(line.wbsNumber, line.wbsNumberName),
            onPhone: false,
            ...text,
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

export function splitColumns(countryCode: string | null, decimals: number): ColumnDef<TeSplit>[] {
  const exact = exactly(countryCode, decimals);
  const tax = ({ taxCode, taxName }: Taxed) => joinParts(taxCode, taxName);
  return [
    { name: 'distributionText', title: 'Distribution Text', width: 200, ...text },
    { name: 'amount', title: 'Amount', value: one => exact(one.amount), ...amount },
    { name: 'taxCode', title: 'Tax Code', width: 130, value: tax, ...text },
    { name: 'taxRate', title: 'Tax Rate', value: one => percent(one.taxRate), ...amount },
    { name: 'taxAmount', title: 'Tax Amount', value: one => exact(one.taxAmount), ...amount },
    { name: 'grossAmount', title: 'Gross Amount', value: one => exact(one.grossAmount), ...amount },
    {
      name: 'costCenterCode',
      title: 'Cost Center',
      value: one => joinParts(one.costCenterCode, one.costCenterName),
      ...text,
    },
    {
      name: 'generalLedgerCode',
      title: 'General Ledger',
      value: one => joinParts(one.generalLedgerCode, one.generalLedgerName),
      ...text,
    },
    { name: 'wbsNo', title: 'WBS No', value: one => one.wbsNo || joinParts(one.wbsNumber, one.wbsNumberName), ...text },
    { name: 'easNo', title: 'EAS No', width: 120, ...text },
    { name: 'ioNo', title: 'IO', value: one => joinParts(one.ioNo, one.ioCode, one.ioName), ...text },
    { name: 'profitCenter', title: 'Profit Center', width: 120, ...text },
    {
      name: 'itemSplitAwbNo',
      title: 'AWB No',
      value: one => joinParts(one.itemSplitAwbNo, exact(one.awbAmount)),
      ...text,
    },
  ];
}

export const splitText = (split: TeSplit) =>
  [
    split.distributionText,
    split.costCenterCode,
    split.costCenterName,
    split.generalLedgerCode,
    split.wbsNo,
    split.ioNo,
  ].join(' ');
