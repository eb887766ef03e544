import { describe, expect, it } from 'vitest';
import { idInAddress, inIdOrder, partOfAddress } from '@/lib/ids';
import { readGivenId, readId } from '@/platform/ids';

describe('ids of a backend with numeric ids', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['0', null],
    ['-1', null],
    ['7.5', null],
    ['1e3', null],
    ['1234567890', null],
    ['7b0f3c9e-1111-4222-8333-944455556666', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('parses %j from an address as %j', (text, id) => expect(readId(text)).toBe(id));

  it('accepts only numbers from a navigation state', () => {
    expect([7, '7', 0, 1.5, null].map(readGivenId)).toEqual([7, null, null, null, null]);
  });
});

describe('id', () => {
  it('is encoded as one path segment and decoded again', () => {
    const id = 'Tm9u/UG8=?#';
    expect(idInAddress(id)).toBe('Tm9u%2FUG8%3D%3F%23');
    expect(partOfAddress(idInAddress(id))).toBe(id);
    expect(partOfAddress('%E0%A4%A')).toBeNull();
  });

  it('defines a sort order only if it is numeric', () => {
    expect([9, 10, 8].toSorted(inIdOrder)).toEqual([8, 9, 10]);
    expect(['b', 'a'].toSorted(inIdOrder)).toEqual(['b', 'a']);
  });
});
