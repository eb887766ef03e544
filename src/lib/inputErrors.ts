const MOST = 60;
const quoted = (text: string) => `'${text.length > MOST ? `${text.slice(0, MOST)}…` : text}'`;

/** Messages for invalid values, shared by typing, pasting, importing and searching, in portal and sandbox. */
export const inputErrors = {
  amount: (text: string) => `${quoted(text)} is not an amount`,
  ambiguousAmount: (text: string) =>
    `${quoted(text)} is ambiguous. Remove the separator, or don't use exactly 3 decimals`,
  number: (text: string) => `${quoted(text)} is not a number`,
  date: (text: string) => `${quoted(text)} is not a valid date. Use DD-MMM-YYYY`,
  option: (text: string) => `${quoted(text)} is not in the list`,
} as const;
