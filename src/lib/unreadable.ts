/** The text of a formula cell whose result the file does not store. */
export const NO_RESULT = '#FORMULA!';

const EXCEL_ERROR =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|EXTERNAL!|PYTHON!|GETTING_DATA)$/;

/** Returns why the text of a cell is no value, for people; null for a text that may be one. */
export function unreadableCell(text: string): string | null {
  if (text === NO_RESULT) return 'Formula without a saved result';
  return EXCEL_ERROR.test(text) ? `Excel error ${text}` : null;
}
