/** Text of a formula cell without a stored result. */
export const NO_RESULT = '#FORMULA!';

const EXCEL_ERROR =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|EXTERNAL!|PYTHON!|GETTING_DATA)$/;

export function unreadableCell(text: string): string | null {
  if (text === NO_RESULT) return 'Formula without a saved result';
  return EXCEL_ERROR.test(text) ? `Excel error ${text}` : null;
}
