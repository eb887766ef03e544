/** Texts that servers send as the id of a record that they did not create. */
const NO_ID =
  /^(null|undefined|none|nan|nil|true|false|no|error|fail(ed|ure)?|exception|forbidden|denied|rejected|invalid|locked|unauthorized|duplicate|timeout|\{\})$/i;

/** Numbers that identify no record ('0', '-1', '1.5'), and GUIDs of zeros. */
const NO_NUMBER = /^[{(]?(0[0-]*|[-+]\d[\d.]*|\d+\.\d*)[)}]?$/;

/** Returns whether a value is the id of an existing record. `0`, `-1` and no id mean that nothing was created (spec 2 §8, spec 3 §7). */
export function isCreatedId(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0;
  return typeof value === 'string' && /^[^\s\p{C}["<]+$/u.test(value) && !NO_ID.test(value) && !NO_NUMBER.test(value);
}

export function toCreatedId(value: unknown): number | string | null {
  return isCreatedId(value) ? value : null;
}

const SUCCESS = ['success', 'successful', 'successfully', 'succeeded', 'ok', 'done', 'true', 'completed'];

const FILLERS = ['a', 'an', 'and', 'been', 'file', 'has', 'have', 'invoice', 'is', 'proforma', 'record', 'the', 'was'];

/** Returns whether a status confirms an operation: 'Record deleted successfully' does, 'Record not deleted' does not. */
export function isSuccessStatus(status: unknown, ...specified: readonly string[]): boolean {
  if (status === true) return true;
  if (typeof status !== 'string') return false;
  const words = status.toLowerCase().match(/[^\s.,!:;-]+/g) ?? [];
  const isSuccess = (word: string) => SUCCESS.includes(word) || specified.includes(word);
  return words.some(isSuccess) && words.every(word => isSuccess(word) || FILLERS.includes(word));
}
