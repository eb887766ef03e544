import { isDecimalText } from '@/lib/decimalText';
import { elementAt, getChildren, textAt } from '@/lib/xmlText';
import type { XmlInvoice, XmlLine, XmlParty, XmlTax } from '../extraction';

/** An invoice as it was found: its date may be missing, and the amount of a line is '' where it can't be read. */
export type XmlFound = Omit<XmlInvoice, 'date' | 'linesProblem'> & { date: string | undefined };

export function toDecimal(element: Element | null): string | undefined {
  const written = (element?.textContent ?? '').trim().replace(/^\+/, '');
  const text = written.replace(/^(-?)\./, (_all, sign: string) => `${sign}0.`).replace(/\.$/, '');
  return isDecimalText(text) ? text : undefined;
}

export const decimalAt = (parent: Element | null, path: string): string | undefined =>
  toDecimal(elementAt(parent, path));

/** ISO day at a path: a date, with or without a zone, or eight digits (UN/EDIFACT 2379, format 102); undefined for anything else. */
export function dayAt(parent: Element | null, path: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(textAt(parent, path)) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : undefined;
}

export const optionalAt = (parent: Element | null, path: string): string | undefined =>
  textAt(parent, path) || undefined;

export const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter(text => text !== undefined)),
];

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Returns an account number, an IBAN without blanks and signs; none for ''. */
export function accountNumbers(number: string): string[] {
  const iban = number.replaceAll(/[\s.-]/g, '').toUpperCase();
  return number === '' ? [] : [IBAN.test(iban) ? iban : number];
}

/** Returns the texts at a path in all children of a name. */
export const textsAt = (parent: Element | null, children: string, path: string): string[] =>
  getChildren(parent, children).flatMap(each => textAt(each, path) || []);

export const partyAt = (party: Element | null, registration: string, path: string): XmlParty => ({
  taxNumbers: textsAt(party, registration, path),
});

export const codesAt = (item: Element | null, classification: string, path: string): XmlLine['codes'] =>
  getChildren(item, classification).flatMap(each => {
    const code = elementAt(each, path);
    return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, path) }] : [];
  });

export const taxesAt = (parent: Element | null, children: string, category: string, amount: string): XmlTax[] =>
  getChildren(parent, children).flatMap(each => {
    const tax = decimalAt(each, amount);
    return tax === undefined ? [] : [{ category: textAt(each, category), amount: tax }];
  });

/** Returns the amount in the invoice's currency: the tax may occur twice, also in the seller's accounting currency. */
export const inCurrency = (amounts: readonly Element[], currency: string): Element | null =>
  amounts.find(each => (each.getAttribute('currencyID') ?? currency) === currency) ?? amounts[0] ?? null;
