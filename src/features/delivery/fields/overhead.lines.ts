import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import { isIndia } from '@/lib/country';
import type { LineColumn } from '@/shared/lines/types';
import type { OverheadRow, OverheadType } from '../model/overheads';

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
  label: [code, description || name].filter(Boolean).join(' · '),
});
const codeOption = ({ code, name, rate }: LineCode) => ({ value: code, label: `${code} · ${name} (${rate} %)` });

/** The rows of the Add Overheads popup: HSN/SAC for India, a tax code elsewhere (spec 3 §3, §5). */
export function overheadColumns(countryCode: string): LineColumn<OverheadRow>[] {
  return [
    {
      key: 'overheadTypeCode',
      title: 'Overhead Type',
      width: 170,
      kind: 'remoteSelect',
      lookup: 'overheadTypes',
      toOption: typeOption,
      onPick: pickType,
      // A code that was pasted or typed is looked up for its id and name.
      unresolved: row => row.overheadTypeCode !== '' && row.overheadTypeId === null,
      required: true,
    },
    { key: 'overheadTypeName', title: 'Name', width: 150, kind: 'computed' },
    { key: 'amount', title: 'Amount', width: 120, kind: 'money', required: true },
    isIndia(countryCode)
      ? {
          key: 'hsnSacCode',
          title: 'HSN/SAC Code',
          width: 130,
          kind: 'remoteSelect',
          lookup: 'overheadHsn',
          toOption: codeOption,
          onPick: pickHsn,
          unresolved: row => row.hsnSacCode !== '' && row.taxRate === '',
          required: true,
        }
      : {
          key: 'taxCode',
          title: 'Tax Code',
          width: 130,
          kind: 'remoteSelect',
          lookup: 'taxCodes',
          toOption: codeOption,
          onPick: pickTax,
          unresolved: row => row.taxCode !== '' && row.taxRate === '',
          required: true,
        },
    { key: 'taxRate', title: 'Tax Rate (%)', width: 95, kind: 'computed', align: 'end', required: true },
    { key: 'taxAmount', title: 'Tax Amount', width: 105, kind: 'computed', of: 'money' },
    { key: 'grossAmount', title: 'Gross Amount', width: 120, kind: 'computed', of: 'money' },
  ];
}

/** The same for reading. */
export function overheadReadColumns(countryCode: string): LineColumn<OverheadRow>[] {
  const columns = overheadColumns(countryCode).filter(({ key }) => key !== 'overheadTypeCode');
  return columns.map(({ key, title, width }): LineColumn<OverheadRow> =>
    ['amount', 'taxAmount', 'grossAmount'].includes(key)
      ? { key, title, width, kind: 'money' }
      : { key, title: key === 'overheadTypeName' ? 'Overhead' : title, width, kind: 'readOnly' },
  );
}
