import { describe, expect, it } from 'vitest';
import { Faults } from '../../../sandbox/http/faults.ts';

const fault = { token: 'a', operation: 'nonPoInvoiceList', kind: 'error' };

describe('faults', () => {
  it('belong to one token and one operation, and happen once unless told otherwise', () => {
    const faults = new Faults();
    faults.add(fault);
    expect(faults.take('b', 'nonPoInvoiceList')).toBeUndefined();
    expect(faults.take('a', 'nonPoInvoiceById')).toBeUndefined();
    expect(faults.take('a', 'nonPoInvoiceList')).toMatchObject({ kind: 'error' });
    expect(faults.take('a', 'nonPoInvoiceList')).toBeUndefined();
  });

  it('happen as often as asked, in the order they were asked for', () => {
    const faults = new Faults();
    faults.add({ ...fault, times: 2 });
    faults.add({ ...fault, kind: 'drop' });
    const kinds = [1, 2, 3, 4].map(() => faults.take('a', 'nonPoInvoiceList')?.kind);
    expect(kinds).toEqual(['error', 'error', 'drop', undefined]);
  });

  it.each([{ kind: 'error' }, { ...fault, kind: 'explode' }, { ...fault, token: '' }, { ...fault, operation: null }])(
    'refuses %o',
    body => expect(() => new Faults().add(body)).toThrow('A fault needs token, operation and kind'),
  );
});
