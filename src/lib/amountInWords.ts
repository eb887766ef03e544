import { SMALL as UNITS, TENS } from './amountToWords';
import { multiply, round, sum, type DecimalText } from './money';

const SMALL = new Map<string, number>([
  ...UNITS.map((word, value) => [word.toLowerCase(), value] as const),
  ...TENS.flatMap((word, ten) => (word ? [[word.toLowerCase(), ten * 10] as const] : [])),
  ['fourty', 40],
]);
const LARGE = new Map<string, number>([
  ['thousand', 1_000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['lacs', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
  ['billion', 1_000_000_000],
]);
const PART = /^(paisa|paise|cents?|pence|penny)$/;
const CURRENCY = /^(rupees?|rs|inr|eur|euros?|usd|dollars?|gbp|pounds?)$/;
/** Words that mark an amount; without one, 'one' in a sentence is no amount. */
const MARK = /\b(rupees?|rs|inr|eur|euros?|usd|dollars?|gbp|pounds?|only)\b/i;
/** This many number words in a row are an amount even without a currency. */
const SURELY = 4;
/** Longer texts are skipped: no invoice amount has this many characters. */
const MAX_TEXT = 1000;

interface Said {
  amount: DecimalText;
  words: number;
}

/** Returns an amount spelled in English with two decimals, or null: 'Rupees One Lakh and Fifty Paise Only' is '100000.50'. */
export function amountInWords(text: string): DecimalText | null {
  const words =
    text
      .slice(0, MAX_TEXT)
      .toLowerCase()
      .replaceAll(/[-,]/g, ' ')
      .match(/[a-z]+|\d+\/100/g) ?? [];
  let longest: Said = { amount: '', words: 0 };
  for (let at = 0; at < words.length; at++) {
    const reader = new AmountReader();
    while (at < words.length && reader.take(words[at] ?? '', words.slice(at + 1))) at++;
    const said = reader.said();
    if (said.words > longest.words) longest = said;
  }
  return longest.words >= (MARK.test(text) ? 1 : SURELY) ? longest.amount : null;
}

class AmountReader {
  private whole: number | null = null;
  private part = 0;
  /** The part being read: completed thousands, and the group before the next large number word. */
  private total = 0;
  private group = 0;
  private open = false;
  private nextIsPart = false;
  private words = 0;

  take(word: string, ahead: readonly string[]): boolean {
    const fraction = /^(\d{1,2})\/100$/.exec(word);
    if (fraction && this.words > 0) this.part = Number(fraction[1]);
    else if (PART.test(word) && this.words > 0) this.hundredths();
    else if (CURRENCY.test(word)) this.close();
    else if (word === 'and' && this.words > 0) {
      const isOfPart = ahead.slice(0, 3).some(one => PART.test(one));
      if (isOfPart) this.close();
    } else if (!this.number(word)) return false;
    return true;
  }

  said(): Said {
    this.close();
    return { amount: round(sum([this.whole ?? 0, multiply(this.part, '0.01')])), words: this.words };
  }

  private number(word: string): boolean {
    const [small, large] = [SMALL.get(word), LARGE.get(word)];
    if (small !== undefined) this.group += small;
    else if (word === 'hundred') this.group = (this.group || 1) * 100;
    else if (large !== undefined && this.group === 0 && this.total > 0) this.total *= large;
    else if (large !== undefined) {
      this.total += (this.group || 1) * large;
      this.group = 0;
    } else return false;
    this.open = true;
    this.words++;
    return true;
  }

  private hundredths(): void {
    if (this.open) {
      this.part = this.total + this.group;
      this.clear();
    } else this.nextIsPart = true;
  }

  private close(): void {
    if (!this.open) return;
    const value = this.total + this.group;
    if (this.nextIsPart) this.part = value;
    else this.whole ??= value;
    this.nextIsPart = false;
    this.clear();
  }

  private clear(): void {
    [this.total, this.group, this.open] = [0, 0, false];
  }
}
