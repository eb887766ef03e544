import { compare, isZero, percentOf, proportionOf, round, sum, type DecimalText } from '@/lib/money';
import type { Choice } from '@/shared/kinds/types';
import { currencyOf } from '../invoice/currency';
import { isNoTax } from '../invoice/totals';
import { taxTypeHint } from '../invoice/taxHint';
import type { TakeContext } from './paper';
import { found } from './take';

type Context = Pick<TakeContext<unknown>, 'lookups' | 'signal' | 'reading' | 'facts'>;

/** The amount before tax of a total, where there is exactly one that comes to it again; null where rounding leaves none. */
export function netOf(total: DecimalText, rate: DecimalText): DecimalText | null {
  const net = proportionOf(total, 100, sum([100, rate]));
  return compare(sum([net, percentOf(net, rate)]), round(total)) === 0 ? net : null;
}

/** The paper's currency as its list has it; of one that the list's first page has not only the code is known. null for none. */
export async function currencyFor(context: Context): Promise<Choice | null> {
  const { currency } = context.facts;
  if (currency === '') return null;
  const rows = await found<Choice>(context, 'currencies', '');
  return rows.find(({ code }) => code === currency) ?? currencyOf(currency);
}

/**
 * The tax type that a paper means: none where nothing is taxed; between Indian GST numbers what their states say; elsewhere what the XML
 * says, where only one of the list is that. Undefined where it is left to the author.
 */
export async function taxTypeFor(context: Context): Promise<Choice | undefined> {
  const { facts, reading } = context;
  const rows = await found<Choice>(context, 'taxTypes', '');
  const { sellerGstin, buyerGstin } = facts;
  if (sellerGstin && buyerGstin) {
    const isUsual = ({ name }: Choice) =>
      !isNoTax(name) && taxTypeHint(name, sellerGstin, { gstNumber: buyerGstin }) === null;
    // Union territories have a type of their own, which only the author can tell.
    const usual = rows.filter(row => isUsual(row) && !/UGST/i.test(row.name ?? ''));
    return usual.length === 1 ? usual[0] : undefined;
  }
  const { xml } = reading;
  if (!xml || (xml.taxes.length === 0 && xml.totals.tax === undefined)) return undefined;
  const isReverse = ({ name }: Choice) => /reverse/i.test(name ?? '');
  const reversed = xml.taxes.some(({ category }) => category === REVERSE_CHARGE);
  const isTaxed = !isZero(xml.totals.tax ?? sum(xml.taxes.map(({ amount }) => amount)));
  const meant = rows.filter(row =>
    isTaxed ? !isNoTax(row.name) && !isReverse(row) : reversed ? isReverse(row) : isNoTax(row.name),
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** UNTDID 5305: the buyer owes the tax. */
const REVERSE_CHARGE = 'AE';
