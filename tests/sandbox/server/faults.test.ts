import { describe, expect, it } from 'vitest';
import { Faults } from '../../../sandbox/http/faults.ts';

const fault = { token: 'a', operation: 'nonPoInvoiceList', kind: 'error' };

describe('simulated faults', () => {
  it('apply to one token and one operation, once by default', () => {
    const faults = new Faults();
    faults.add(fault);
    expect(faults.take('b', 'nonPoInvoiceList')).toBeUndefined();
    expect(faults.take('a', 'nonPoInvoiceById')).toBeUndefined();
    expect(faults.take('a', 'nonPoInvoiceList')).toMatchObject({ kind: 'error' });
    expect(faults.take('a', 'nonPoInvoiceList')).toBeUndefined();
  });

  it('repeat as often as requested, in the requested order', () => {
    const faults = new Faults();
    faults.add({ ...fault, times: 2 });
    faults.add({ ...fault, kind: 'drop' });
    const kinds = [1, 2, 3, 4].map(() => faults.take('a', 'nonPoInvoiceList')?.kind);
    expect(kinds).toEqual(['error', 'error', 'drop', undefined]);
  });

  it.each([{ kind: 'error' }, { ...fault, kind: 'explode' }, { ...fault, token: '' }, { ...fault, operation: null }])(
    'reject %o',
    body => expect(() => new Faults().add(body)).toThrow('A fault needs token, operation and kind'),
  );
});
