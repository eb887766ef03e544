import fc from 'fast-check';

/** Texts known to break programs. */
const KNOWN = [
  '', ' ', '0', '-1', '1e400', '+5', '(5)', '٣', 'NaN', 'Infinity', '0x10', '9'.repeat(60), '99999999999', '1.5',
  'null', 'undefined', 'true', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  "' or 1=1 --", '"; drop table supplier; --', '%', '_', '\\', '\\u0000', '${1}', '{{7*7}}', '=1+1', ',', '~', '|', ',,,',
  '\u0000', '\ud800', '\udfff', '\ufffe', '\uffff', '\u200b', '\u202e', '\ufeff', '\r\n', '\t', 'İ', 'ß', '😀'.repeat(50),
  'x'.repeat(5000), '../../etc/passwd', '%2e%2e%2f', 'javascript:alert(1)', '<script>alert(1)</script>', '//evil.example',
  '{}', '[]', '[null]', '{"a":1}', '{"__proto__":{"a":1}}', '[[[[[[]]]]]]', '"', '{', 'a|b|c|d', '|||',
  '2026-02-30', '9999-12-31', '0001-01-01', '-000001-01-01', '2026-11-01T00:00:00Z', '2026-11-01,2026-10-01', '2026-13-01',
]; // prettier-ignore

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

export const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 2, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 1e21, 1e-7, 0.1, 1.5),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Keys of the contract's JSON texts, so that random JSON is parsed further. */
const KEYS = [
  'fields', 'fieldName', 'label', 'visible', 'roleGroup', 'defaultValue', 'isRequired', 'isRequiredMessage', 'disable',
  'file_uid', 'file_name', 'file_status', 'fileSize', 'mimeType', 'title', 'notes', 'documentType',
  'Name', 'WorkflowLevel', 'WorkflowLevelStatus', 'IsLastWorkflowLevel', 'WorkflowTypeName', 'approvalType', 'tatDays', 'canEdit',
  'conditions', 'Approvers', 'ApproverUserId', 'ApproverName', 'ApproverEmail', 'ApproveStatus', 'ActionRights', 'Active', 'Remarks', 'Rut',
  'invoiceNumber', 'invoiceDate', 'supplierCode', 'supplierName', 'companyCode', 'totalGrossAmount', 'currencyCode', 'pendingSince',
  'userId', 'userName', 'name', 'email', 'code', 'address', 'businessPlace', 'OldValue', 'NewValue', 'Label',
  'value', 'operator', 'type', 'items', 'amount', 'hsnSacCode', '__proto__', 'constructor', '',
]; // prettier-ignore
const WORDS = ['invoiceNumber', 'billToLocation', 'amount', 'taxType', 'isTcs', 'true', 'false', 'supplier', 'employee', 'Pending', 'Approved', 'Yes', 'No']; // prettier-ignore

/** Any JSON, often with the contract's own keys and values in wrong places. */
export const oddJson = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.constantFrom(...WORDS)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), oddText), tie('value'), { maxKeys: 6 }),
  ),
})).value;

/** A JSON text: of any JSON, of a list or object, or broken. */
export const oddJsonText = fc.oneof(
  oddJson.map(value => JSON.stringify(value)),
  fc.array(oddJson, { minLength: 1, maxLength: 4 }).map(value => JSON.stringify(value)),
  fc.array(oddJson, { minLength: 1, maxLength: 6 }).map(fields => JSON.stringify({ fields })),
  oddJson.map(value => JSON.stringify(value).slice(0, -1)),
  oddText,
);

/** Generates `count` values, deterministic for a seed. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, seed: number, count: number): T[] {
  return fc.sample(arbitrary, { seed, numRuns: count });
}

/** Returns a separate seed for each fuzzed item, so that a new operation does not change the others. */
export function getSeed(base: number, ...names: string[]): number {
  return Array.from(names.join('/')).reduce(
    (hash, char) => (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0,
    base,
  );
}
