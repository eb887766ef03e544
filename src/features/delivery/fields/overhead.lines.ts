import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import { lineAmountField } from '@/domain/invoice/fields';
import { isIndia } from '@/lib/country';
import type { Id } from '@/lib/ids';
import { joinParts } from '@/lib/text';
import { defineLines, type RowOf } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import { lineColumns, type LinePick } from '@/shared/lines/lineColumns';
import type { OverheadType } from '../api/useDeliveryLookups';
import { messages } from '../messages';

const rows = defineLines([
  { kind: 'code', name: 'overheadTypeCode', label: 'Overhead Type', required: messages.overheadTypeRequired },
  { kind: 'text', name: 'overheadTypeName', label: 'Overhead', mode: 'read' },
  { kind: 'text', name: 'overheadTypeDescription', label: 'Description', mode: 'read' },
  lineAmountField,
  // HSN/SAC for India, a tax code elsewhere.
  { kind: 'code', name: 'hsnSacCode', label: 'HSN/SAC Code', required: messages.hsnRequired },
  { kind: 'text', name: 'hsnSacName', label: 'HSN/SAC', mode: 'read' },
  { kind: 'code', name: 'taxCode', label: 'Tax Code', required: messages.taxCodeRequired },
  { kind: 'text', name: 'taxName', label: 'Tax', mode: 'read' },
  // '' until a code sets it.
  { kind: 'number', name: 'taxRate', label: 'Tax Rate (%)', mode: 'read' },
  { kind: 'money', name: 'taxAmount', label: 'Tax Amount', mode: 'read', zero: true },
  { kind: 'money', name: 'grossAmount', label: 'Gross Amount', mode: 'read', zero: true },
]);

export type OverheadRow = RowOf<typeof rows> & { overheadTypeId: Id | null };

export const overheadRows = { ...rows, blank: (): OverheadRow => ({ ...rows.blank(), overheadTypeId: null }) };

function pickType(_row: OverheadRow, picked: OverheadType | null): Partial<OverheadRow> {
  return {
    overheadTypeId: picked?.id ?? null,
    overheadTypeCode: picked?.code ?? '',
    overheadTypeName: picked?.name ?? '',
    overheadTypeDescription: picked?.description ?? '',
  };
}

function pickHsn(_row: OverheadRow, picked: LineCode | null): Partial<OverheadRow> {
  return { hsnSacCode: picked?.code ?? '', hsnSacName: picked?.name ?? '', taxRate: picked?.rate ?? '' };
}

function pickTax(_row: OverheadRow, picked: LineCode | null): Partial<OverheadRow> {
  return { taxCode: picked?.code ?? '', taxName: picked?.name ?? '', taxRate: picked?.rate ?? '' };
}

const typeOption = ({ code, name, description }: OverheadType) => ({
  value: code,
  label: joinParts(code, description || name),
});
const codeOption = ({ code, name, rate }: LineCode) => ({ value: code, label: `${code} · ${name} (${rate}%)` });

type Fields = readonly ResolvedField<OverheadRow>[];

export function overheadColumns(fields: Fields, countryCode: string) {
  const code: LinePick<OverheadRow> = isIndia(countryCode)
    ? {
        name: 'hsnSacCode',
        width: 130,
        lookup: 'overheadHsn',
        onPick: pickHsn,
        unresolved: row => row.hsnSacCode !== '' && row.taxRate === '',
      }
    : {
        name: 'taxCode',
        width: 130,
        lookup: 'taxCodes',
        onPick: pickTax,
        unresolved: row => row.taxCode !== '' && row.taxRate === '',
      };
  return lineColumns(fields, [
    {
      name: 'overheadTypeCode',
      width: 170,
      lookup: 'overheadTypes',
      toOption: typeOption,
      onPick: pickType,
      // Looks up id and name of a pasted or typed code.
      unresolved: row => row.overheadTypeCode !== '' && row.overheadTypeId === null,
    },
    { name: 'overheadTypeName', title: 'Name', width: 150 },
    { name: 'amount', width: 120 },
    { ...code, toOption: codeOption },
    { name: 'taxRate', width: 95, required: true },
    { name: 'taxAmount', width: 105 },
    { name: 'grossAmount', width: 120 },
  ]);
}

export const overheadReadColumns = (fields: Fields, countryCode: string) =>
  lineColumns(fields, [
    { name: 'overheadTypeName', width: 150 },
    { name: 'amount', width: 120 },
    { name: isIndia(countryCode) ? 'hsnSacCode' : 'taxCode', width: 130 },
    { name: 'taxRate', title: 'Rate (%)', width: 95 },
    { name: 'taxAmount', width: 105 },
    { name: 'grossAmount', width: 120 },
  ]);
