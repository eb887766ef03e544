import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillFrom, putTogether, splitPrivateFields } from '@/platform/recovery/privateFields';

const NAMES = ['pan', 'accountNumber'];
const SECRET = 'S3CRET';
const leaf = fc.oneof(fc.constant(SECRET), fc.string(), fc.boolean(), fc.integer(), fc.constant(null));
const name = fc.constantFrom('pan', 'accountNumber', 'holder', 'rows');
const { values } = fc.letrec<{ values: Record<string, unknown>; any: unknown }>(tie => ({
  values: fc.dictionary(name, tie('any'), { noNullPrototype: true }),
  any: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('any'), { maxLength: 3 }), tie('values')),
}));

describe('private fields of a draft', () => {
  it('are removed from the stored part at any depth and restored when merged', () => {
    fc.assert(
      fc.property(values, typed => {
        const secret = { ...typed, pan: { text: SECRET, verified: true } };
        const { open, apart } = splitPrivateFields(secret, NAMES);
        expect(putTogether(open, apart)).toEqual(secret);
        const holds = (value: unknown): boolean =>
          typeof value === 'object' && value !== null
            ? Object.entries(value).some(([key, entry]) =>
                NAMES.includes(key) ? JSON.stringify(entry).includes(SECRET) : holds(entry),
              )
            : false;
        expect(holds(open)).toBe(false);
        expect(open).not.toHaveProperty('pan');
      }),
    );
  });

  it('are filled from the form when lost, with rows matched by uid', () => {
    const typed = {
      pan: 'AAKPV4711K',
      rows: [
        { uid: 'new', accountNumber: '2', holder: 'New' },
        { uid: 'a', accountNumber: '1', holder: 'Changed' },
      ],
    };
    const { open, apart } = splitPrivateFields(typed, NAMES);
    const now = { pan: 'OLD', rows: [{ uid: 'a', accountNumber: '50100', holder: 'As stored' }] };
    const paths = apart.map(([path]) => path);
    expect(fillFrom(open, paths, now)).toEqual({
      rows: [
        { uid: 'new', accountNumber: '', holder: 'New' },
        { uid: 'a', accountNumber: '50100', holder: 'Changed' },
      ],
    });
  });
});
