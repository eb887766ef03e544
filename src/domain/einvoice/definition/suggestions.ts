import { formatDay } from '@/lib/dates';
import { compare, isZero, toPercent, getProportion, round, sum, type DecimalText } from '@/lib/money';
import type { Choice } from '@/shared/fieldTypes/types';
import { getCurrency } from '../../invoice/currency';
import { taxTypeHint } from '../../invoice/taxHint';
import { isNoTax } from '../../invoice/totals';
import type { Suggestion, SuggestionContext } from './definition';

export const suggestion = {
  text: <V>(field: keyof V & string, label: string, text: string): Suggestion<V>[] =>
    text.trim() === '' ? [] : [{ field, label, value: () => text.trim() as V[typeof field], format: String }],
  day: <V>(field: keyof V & string, label: string, day: string): Suggestion<V>[] =>
    day === ''
      ? []
      : [{ field, label, value: () => day as V[typeof field], format: value => formatDay(String(value)) }],
  choice: <V>(
    field: keyof V & string,
    label: string,
    choice: NamedRow | null | undefined,
    shown: 'name' | 'code' = 'name',
  ): Suggestion<V>[] => {
    if (!choice?.code) return [];
    // A row with the same code stays, even if its name differs.
    const value = (values: V) => {
      const now = values[field] as NamedRow | null;
      return (now?.code === choice.code ? now : choice) as V[typeof field];
    };
    const format = (row: unknown) => (row as NamedRow | null)?.[shown] || ((row as NamedRow | null)?.code ?? '');
    return [{ field, label, value, format }];
  },
};

interface NamedRow {
  code: string;
  name: string;
}

type Context = Pick<SuggestionContext<unknown>, 'lookups' | 'signal' | 'reading' | 'extractedFields'>;

export async function findRows<Row>({ lookups, signal }: Context, lookup: string, text: string): Promise<Row[]> {
  try {
    return ((await lookups[lookup]?.(text, {}, signal)) ?? []) as Row[];
  } catch {
    return [];
  }
}

/** Returns the amount before tax where exactly one leads to the total; null where rounding leaves none. */
export function getNet(total: DecimalText, rate: DecimalText): DecimalText | null {
  const net = getProportion(total, 100, sum([100, rate]));
  return compare(sum([net, toPercent(net, rate)]), round(total)) === 0 ? net : null;
}

/** Returns the document's currency as the form's list has it, or by its code where the list's first page lacks it. null for none. */
export async function currencyFor(context: Context): Promise<Choice | null> {
  const { currency } = context.extractedFields;
  if (currency === '') return null;
  const rows = await findRows<Choice>(context, 'currencies', '');
  return rows.find(({ code }) => code === currency) ?? getCurrency(currency);
}

/** UNTDID 5305: the buyer owes the tax. */
const REVERSE_CHARGE = 'AE';

/** null: nothing is taxed; undefined: more than one row of the list fits. Indian GST numbers decide by their states. */
export async function taxTypeFor(context: Context): Promise<Choice | undefined> {
  const rows = await findRows<Choice>(context, 'taxTypes', '');
  const fitting = rows.filter(taxTypeFilter(context));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function taxTypeFilter({
  extractedFields: { sellerGstin, buyerGstin },
  reading: { xml },
}: Context): (row: Choice) => boolean {
  if (sellerGstin && buyerGstin)
    // Union territories have another tax type, which only the author knows.
    return ({ name }) =>
      !isNoTax(name) && !/UGST/i.test(name ?? '') && taxTypeHint(name, sellerGstin, { gstNumber: buyerGstin }) === null;
  if (!xml || (xml.taxes.length === 0 && xml.totals.tax === undefined)) return () => false;
  const isReverse = ({ name }: Choice) => /reverse/i.test(name ?? '');
  if (!isZero(xml.totals.tax ?? sum(xml.taxes.map(({ amount }) => amount))))
    return row => !isNoTax(row.name) && !isReverse(row);
  return xml.taxes.some(({ category }) => category === REVERSE_CHARGE) ? isReverse : ({ name }) => isNoTax(name);
}
