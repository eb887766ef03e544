import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, readKept } from '@/lib/kept';

afterEach(() => vi.unstubAllGlobals());

describe.each(['device', 'tab'] as const)('value stored on the %s', place => {
  it('is read back unchanged until it is removed', () => {
    for (const value of [{ of: ['a', 1, null] }, 'half a pair: \ud800', false, 0]) {
      keep('k', value, place);
      expect(readKept('k', place)).toEqual(value);
    }
    keep('k', null, place);
    expect(readKept('k', place)).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is stored in one storage only', () => {
    keep('k', 1, place);
    expect(readKept('k', place === 'device' ? 'tab' : 'device')).toBeNull();
  });

  it('is null when it is damaged', () => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('k', '{"of":');
    expect(readKept('k', place)).toBeNull();
  });

  it('is null when storage is full or disabled', () => {
    const off = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = { getItem: off, setItem: off, removeItem: off };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    expect(() => keep('k', 1, place)).not.toThrow();
    expect(() => keep('k', null, place)).not.toThrow();
    expect(readKept('k', place)).toBeNull();
  });
});
