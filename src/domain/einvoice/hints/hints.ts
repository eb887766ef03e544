import { isZero, compare, formatMoney, parseDecimal, type DecimalText } from '@/lib/money';
import { addDays, formatDay, toIsoDay, type IsoDay } from '@/lib/dates';
import { amountInWords } from '@/lib/amountInWords';
import { taxTypeHint } from '../../invoice/taxHint';
import type { Extraction } from '../read/extraction';
import type { Entered, EnteredField, EnteredLine } from '../definition/definition';
import { holdsFor, type HintRule, type RuleType, type RuleOf } from './rules';

/** Extracted values beside those entered. */
export interface ExtractedDetails {
  /** Of the signed code: the invoice's own day, and the moment at which the e-invoice was registered. */
  date: IsoDay;
  registered: string;
  total: DecimalText;
  /** Sentences of the document that may spell out the total. */
  notes: readonly string[];
  accounts: readonly string[];
}

export function getExtractedDetails({ signed, xml }: Pick<Extraction, 'signed' | 'xml'>): ExtractedDetails | undefined {
  if (!signed && !xml) return undefined;
  return {
    date: signed?.date ?? xml?.date ?? '',
    registered: signed?.irnDate ?? '',
    total: signed?.total ?? xml?.totals.gross ?? '',
    notes: xml?.notes ?? [],
    accounts: xml?.accounts ?? [],
  };
}

export interface SentBackReason {
  companyCode: string;
  reason: string;
}

/** Input of the rules. A rule with undefined input gives no hint. */
export interface HintInput {
  entered: Entered;
  fields: Partial<Record<EnteredField, string>>;
  /** The field of the invoice's copy. */
  copy: string;
  extracted?: ExtractedDetails | undefined;
  accounts?: readonly string[] | undefined;
  sentBack?: readonly SentBackReason[] | undefined;
}

interface Finding {
  what: string;
  at: string | null;
}

export interface Hint extends Finding {
  rule: HintRule;
}

type Check<K extends RuleType> = (rule: RuleOf<K>, input: HintInput) => Finding[];

const placed = ({ fields }: HintInput, field: EnteredField) => fields[field] ?? null;

const sameNumber = (a: DecimalText, b: DecimalText) => parseDecimal(a) !== null && compare(a, b) === 0;

/** 'Line 2', 'Lines 2 and 5', 'Lines 1, 2 and 8 more'. */
function getNames(places: readonly number[]): string {
  if (places.length === 1) return `Line ${places[0]}`;
  const [shown, more] = places.length > 4 ? [places.slice(0, 3), places.length - 3] : [places.slice(0, -1), 0];
  return `Lines ${shown.join(', ')} and ${more > 0 ? `${more} more` : places.at(-1)}`;
}

/** Rates that are no more, one finding a rate. Only a supplier with a GSTIN charges GST. */
const goneRates: Check<'goneRates'> = ({ rates }, { entered: { lines, sellerGstin } }) =>
  rates.flatMap(rate => {
    if (sellerGstin === '') return [];
    const found = (lines ?? []).flatMap((line, index) => (sameNumber(line.taxRate, rate) ? [{ line, index }] : []));
    const [first] = found;
    if (!first) return [];
    const uses = found.length === 1 ? 'uses' : 'use';
    return [{ what: `${getNames(found.map(({ index }) => index + 1))} ${uses} ${rate}% GST.`, at: first.line.at }];
  });

const goneTcs: Check<'goneTcs'> = ({ rates }, input) => {
  const { tcsRate } = input.entered;
  if (!rates.some(rate => sameNumber(tcsRate, rate))) return [];
  return [{ what: `TCS of ${tcsRate}% is included.`, at: placed(input, 'tcsRate') }];
};

/** Days from one day to another; both are days. */
const daysBetween = (from: IsoDay, to: IsoDay) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const registeredLate: Check<'registeredLate'> = ({ days }, input) => {
  const { extracted } = input;
  // The timestamp is Indian time without a zone, so only its day is used.
  const registered = toIsoDay(extracted?.registered.replace(' ', 'T'));
  if (!extracted?.date || registered === null || registered <= addDays(extracted.date, days)) return [];
  const after = daysBetween(extracted.date, registered);
  return [
    {
      what: `The e-invoice was registered on ${formatDay(registered)}, ${after} days after its date.`,
      at: placed(input, 'date'),
    },
  ];
};

const placeOfSupply: Check<'placeOfSupply'> = (_rule, input) => {
  const { taxType, sellerGstin, buyerGstins } = input.entered;
  const hint = taxTypeHint(taxType, sellerGstin, { gstNumber: buyerGstins[0] ?? '' });
  return hint === null ? [] : [{ what: `${hint}; ${taxType} is selected.`, at: placed(input, 'taxType') }];
};

const dateBefore: Check<'dateBefore'> = ({ of, days }, input) => {
  const { date } = input.entered;
  const billed = input.entered[of];
  const day = toIsoDay(billed?.day);
  if (!billed || day === null || date === '' || addDays(date, days) >= day) return [];
  const what = `The invoice is dated ${formatDay(date)}, the ${billed.name} ${formatDay(day)}.`;
  return [{ what, at: placed(input, 'date') }];
};

const hasText = ({ description, hsn }: EnteredLine) => description.trim() !== '' || hsn.trim() !== '';

const roundTotal: Check<'roundTotal'> = ({ multipleOf }, input) => {
  const { total, lines, countryCode, currency } = input.entered;
  if (isZero(total) || isZero(multipleOf) || lines?.some(hasText) || !isMultiple(total, multipleOf)) return [];
  const amount = [formatMoney(total, countryCode), currency].filter(Boolean).join(' ');
  const described = lines === null ? 'without lines' : 'and no line has a description';
  return [{ what: `The total is exactly ${amount}, ${described}.`, at: placed(input, lines ? 'lines' : 'total') }];
};

function isMultiple(total: DecimalText, of: DecimalText): boolean {
  const decimals = Math.max(...[total, of].map(text => text.split('.')[1]?.length ?? 0));
  const units = (text: DecimalText) => {
    const [whole = '', part = ''] = (parseDecimal(text) ?? '0').split('.');
    return BigInt(whole + part.padEnd(decimals, '0'));
  };
  return units(total) % units(of) === 0n;
}

/** An account without blanks and signs, in capitals. */
const accountKey = (text: string) => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

const otherBank: Check<'otherBank'> = (_rule, { extracted, accounts, copy }) => {
  if (accounts === undefined || !extracted) return [];
  const known = new Set(accounts.map(accountKey));
  const unknown = extracted.accounts.filter(number => accountKey(number) !== '' && !known.has(accountKey(number)));
  return unknown.map(number => ({
    what:
      known.size === 0
        ? `The invoice names account ${number}, but your profile has none.`
        : `Account ${number} on the invoice isn't in your profile.`,
    at: copy,
  }));
};

const totalInWords: Check<'totalInWords'> = (_rule, input) => {
  const { extracted, entered } = input;
  const figures = extracted?.total || entered.total;
  if (!extracted || isZero(figures)) return [];
  const words = extracted.notes
    .map(note => ({ note, amount: amountInWords(note) }))
    .find(({ amount }) => amount !== null);
  if (!words?.amount || compare(words.amount, figures) === 0) return [];
  const amounts = [words.amount, figures].map(amount => formatMoney(amount, entered.countryCode));
  return [
    { what: `“${words.note.trim()}” is ${amounts[0]}, but the figures say ${amounts[1]}.`, at: placed(input, 'total') },
  ];
};

/** Reasons that differ by case, blanks and a full stop only are one. */
const reasonKey = (reason: string) =>
  reason
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const sentBackBefore: Check<'sentBackBefore'> = ({ shown }, { sentBack, entered: { companyCode, companyName } }) => {
  const counts = new Map<string, { reason: string; count: number }>();
  for (const { companyCode: by, reason } of sentBack ?? []) {
    const key = reasonKey(reason);
    if (by !== companyCode || key === '') continue;
    counts.set(key, { reason: counts.get(key)?.reason ?? reason.trim(), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shown)
    .map(({ reason, count }) => ({
      what: `${companyName || 'This company'} sent back ${count === 1 ? '1 invoice' : `${count} invoices`}: “${reason}”`,
      at: null,
    }));
};

const LOOKS: { [K in RuleType]: Check<K> } = {
  goneRates,
  goneTcs,
  registeredLate,
  placeOfSupply,
  dateBefore,
  roundTotal,
  otherBank,
  totalInWords,
  sentBackBefore,
  // The payment day is no error of the invoice; its page shows it (`payBy`).
  payWithin: () => [],
};

/** Returns the hints of an invoice, in the order of the table. Pure; hints never block. */
export function getHints(rules: readonly HintRule[], input: HintInput): Hint[] {
  const { date, countryCode } = input.entered;
  return rules
    .filter(rule => holdsFor(rule, date, countryCode))
    .flatMap(rule => (LOOKS[rule.kind] as Check<RuleType>)(rule, input).map(found => ({ ...found, rule })));
}

export function isNeeded(rules: readonly HintRule[], kind: RuleType, countryCode: string): boolean {
  return rules.some(
    rule => rule.on && rule.kind === kind && (rule.country === undefined || rule.country === countryCode),
  );
}

/** Returns the latest payment day: day of acceptance plus the days of the rule. */
export function payBy(rules: readonly HintRule[], accepted: IsoDay, countryCode: string) {
  const rule = rules.find(
    (one): one is RuleOf<'payWithin'> => one.kind === 'payWithin' && holdsFor(one, accepted, countryCode),
  );
  return rule && accepted !== '' ? { rule, day: addDays(accepted, rule.days) } : null;
}
