import { randomUUID } from 'node:crypto';
import { isIndia } from '@/lib/country';
import { MAX_OVERHEADS } from '@/lib/limits';
import { toPercent, round, sum } from '@/lib/money';
import type { Sql } from '../../data/database.ts';
import type { FieldError } from '../../rules/errors.ts';
import { codeName, flags, text } from '../../rules/lists/listColumns.ts';
import { searchIn, type ListDefinition } from '../../rules/lists/listQuery.ts';
import { getText } from '../../rules/declared/input.ts';
import { amountError, amountLimit } from '../../rules/records/invoiceRules.ts';
import { findTaxCodes, type TaxCode } from '../../rules/records/taxCodes.ts';
import type { OverheadInput } from './input.ts';

interface OverheadType {
  id: number;
  code: string;
  name: string;
  description: string | null;
}

export const overheadTypes: ListDefinition = {
  from: 'overhead_type',
  columns: { ...codeName, description: text('description'), ...flags },
  parameters: { codeAndDescription: searchIn('code', 'name', 'description') },
  sort: ['code', 'asc'],
};

interface OverheadFacts {
  india: boolean;
  types: OverheadType[];
  codes: Map<string, TaxCode>;
}

export async function findOverheadFacts(db: Sql, countryCode: string): Promise<OverheadFacts> {
  const india = isIndia(countryCode);
  const { hsn, taxes } = await findTaxCodes(db, countryCode, india);
  const types = await db.query<OverheadType>(
    'select id, code, name, description from overhead_type where active and not deleted',
  );
  return { india, types, codes: india ? hsn : taxes };
}

const readType = ({ types }: OverheadFacts, sent: OverheadInput) =>
  types.find(type => type.id === sent.overheadTypeId || type.code === getText(sent.overheadTypeCode));
const getCode = ({ india, codes }: OverheadFacts, sent: OverheadInput) =>
  codes.get(getText(india ? sent.hsnSacCode : sent.taxCode) ?? '');

export function toOverhead(sent: OverheadInput, details: OverheadFacts) {
  const type = readType(details, sent);
  const code = getCode(details, sent);
  const amount = round(sent.amount);
  const taxRate = code?.rate ?? '0';
  const taxAmount = toPercent(amount, taxRate);
  return {
    uid: getText(sent.uid) ?? randomUUID(),
    overheadTypeId: type?.id ?? null,
    overheadTypeCode: type?.code ?? null,
    overheadTypeName: type?.name ?? null,
    overheadTypeDescription: type?.description ?? null,
    amount,
    hsnSacCode: details.india ? (code?.code ?? null) : null,
    hsnSacName: details.india ? (code?.name ?? null) : null,
    taxCode: code?.taxCode ?? null,
    taxName: code?.taxName ?? null,
    taxRate,
    taxAmount,
    grossAmount: round(sum([amount, taxAmount])),
  };
}

export type Overhead = ReturnType<typeof toOverhead>;

export function overheadLimits(sent: OverheadInput[]): FieldError[] {
  if (sent.length > MAX_OVERHEADS) return [{ path: 'overheads', message: `At most ${MAX_OVERHEADS} overheads` }];
  return sent.flatMap((row, index) => amountLimit(`overheads.${index}.amount`, row.amount));
}

/** Spec 3 §5. */
export function overheadErrors(sent: OverheadInput[], details: OverheadFacts): FieldError[] {
  const types = new Set<number>();
  const codes = new Set<string>();
  return sent.flatMap((row, index) => {
    const at = (key: string, message: string | null): FieldError[] =>
      message ? [{ path: `overheads.${index}.${key}`, message }] : [];
    const type = readType(details, row);
    const code = getCode(details, row);
    const found = [
      ...at(
        'overheadTypeCode',
        type ? repeated(types, type.id, 'Please select different overhead type') : 'Overhead Type is required',
      ),
      ...at('amount', amountError(row.amount)),
      ...at(details.india ? 'hsnSacCode' : 'taxCode', codeError(row, details, code, codes)),
    ];
    return found;
  });
}

function codeError(
  row: OverheadInput,
  { india }: OverheadFacts,
  code: TaxCode | undefined,
  seen: Set<string>,
): string | null {
  const named = getText(india ? row.hsnSacCode : row.taxCode);
  if (!named) return india ? 'HSN/SAC Code is required' : 'Tax Code is required';
  if (!code) return india ? 'This HSN/SAC Code is not available' : 'This Tax Code is not available';
  return india ? repeated(seen, code.code, 'HSN Code must be different in every line') : null;
}

function repeated<T>(seen: Set<T>, value: T, message: string): string | null {
  if (seen.has(value)) return message;
  seen.add(value);
  return null;
}
