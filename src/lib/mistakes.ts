/** Of a text that is no value of its kind, as much is repeated as tells which text is meant. */
const MOST = 60;
const quoted = (text: string) => `'${text.length > MOST ? `${text.slice(0, MOST)}…` : text}'`;

/**
 * What is said of a text that cannot be read: one sentence for each mistake, wherever the text was typed, pasted, imported or searched
 * by, in the portal and in the sandbox.
 */
export const mistakes = {
  amount: (text: string) => `${quoted(text)} is not an amount`,
  ambiguousAmount: (text: string) =>
    `${quoted(text)} can be read in two ways. Write it without a separator, or with other than 3 decimals`,
  number: (text: string) => `${quoted(text)} is not a number`,
  whole: (text: string) => `${quoted(text)} is not a whole number`,
  date: (text: string) => `${quoted(text)} is not a date. Use the form 21-Nov-2026`,
  option: (text: string) => `${quoted(text)} is not in the list`,
} as const;
