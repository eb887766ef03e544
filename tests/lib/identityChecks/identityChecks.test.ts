import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ifscProblem } from '@/lib/identityChecks/bank';
import { cinProblem, udyamProblem } from '@/lib/identityChecks/company';
import {
  gstinCheckDigit,
  gstinProblem,
  panOfGstin,
  panUnlikeGstin,
  stateUnlikeGstin,
} from '@/lib/identityChecks/gstin';
import { panHolder, panProblem, tanProblem } from '@/lib/identityChecks/pan';
import { indianStates, isSameState, stateOfGstCode } from '@/lib/identityChecks/states';

const letters = (count: number) => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));
const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const pans = fc
  .tuple(
    letters(3),
    fc.constantFrom(...Array.from('ABCFGHJLPT')),
    letters(1),
    fc.integer({ min: 1, max: 9999 }),
    letters(1),
  )
  .map(([first, holder, name, number, last]) => first + holder + name + String(number).padStart(4, '0') + last);
const gstins = fc
  .tuple(
    fc.constantFrom(...indianStates.map(state => state.gst)),
    pans,
    fc.constantFrom(...Array.from(BASE36.slice(1))),
  )
  .map(([state, pan, entity]) => `${state}${pan}${entity}Z`)
  .map(first14 => first14 + gstinCheckDigit(first14));

/** Replaces one character with another one of the same class. */
const mistyped = (text: string, place: number, step: number) => {
  const char = text.charAt(place);
  const set = /\d/.test(char) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const other = set.charAt((set.indexOf(char) + 1 + (step % (set.length - 1))) % set.length);
  return text.slice(0, place) + other + text.slice(place + 1);
};

describe('GST number', () => {
  // The GST network's own example and two other published numbers. Then a tax deductor with a TAN, a UIN holder, a
  // non-resident and a foreign online service.
  it.each([
    '27AAPFU0939F1ZV',
    '29AAGCB7383J1Z4',
    '24AAACC1206D1ZM',
    '27PNEA12345B1D8',
    '0717UNO00157UNO',
    '0720USA00012NRT',
    '9917USA29016OSK',
  ])('%s is valid', number => expect(gstinProblem(number)).toBeNull());

  it.each([
    ['27AAPFU0939F1ZW', "Check the number: the last character doesn't match (typing error)."],
    ['27AAPFU0993F1ZV', "Check the number: the last character doesn't match (typing error)."],
    ['27AAPFU0939F1Z', 'A GST number has 15 characters; this one has 14.'],
    ['27aapfu0939f1zv', "Character 3 of the GST number must be a letter, not 'a'."],
    ['27AAPFUO939F1ZV', "Character 8 of the GST number must be a digit, not 'O'."],
    ['27AAPFU0939F1XV', "Character 14 of the GST number must be 'Z', not 'X'."],
    ['40AAPFU0939F1ZV', 'This number starts with 40, which is not an Indian state code.'],
    ['27AAPFU0000F1ZV', "Characters 3 to 12 of a GST number are a PAN. The four digits of a PAN can't be 0000."], // prettier-ignore
    ['27AAPFU0939F0ZV', "Character 13 of a GST number can't be '0'."],
    ['', 'A GST number has 15 characters; this one has 0.'],
  ])('%s is invalid, with a reason', (number, problem) => expect(gstinProblem(number)).toBe(problem));

  it('is valid with its check character and invalid with any one character mistyped', () =>
    fc.assert(
      fc.property(gstins, fc.nat(14), fc.nat(100), (number, place, step) => {
        expect(gstinProblem(number)).toBeNull();
        if (place !== 13) expect(gstinProblem(mistyped(number, place, step))).not.toBeNull();
      }),
    ));

  it('has a check character only for 14 uppercase letters and digits', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(() => gstinCheckDigit('27AAPFU0939F1')).toThrow('check digit');
    expect(() => gstinCheckDigit('27aapfu0939f1z')).toThrow('check digit');
  });

  it('contains a PAN that must match the given PAN', () => {
    expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F');
    expect(panUnlikeGstin('AAPFU0939F', '27AAPFU0939F1ZV')).toBeNull();
    expect(panUnlikeGstin('', '27AAPFU0939F1ZV')).toBeNull();
    expect(panUnlikeGstin('AAPFU0938F', '27AAPFU0939F1ZV')).toBe(
      'The PAN AAPFU0938F differs from the one in the GST number, AAPFU0939F.',
    );
  });

  it('contains a state code that must match the state of the address', () => {
    expect(stateUnlikeGstin('maharashtra', '27AAPFU0939F1ZV')).toBeNull();
    expect(stateUnlikeGstin('', '27AAPFU0939F1ZV')).toBeNull();
    expect(stateUnlikeGstin('Gujarat', '27')).toBeNull();
    expect(stateUnlikeGstin('Gujarat', '27AAPFU0939F1ZV')).toBe(
      'The GST number is for Maharashtra (code 27), not Gujarat.',
    );
  });

  it.each([
    ['26', 'Daman & Diu'],
    ['37', 'Andhra Pradesh'],
    ['34', 'Pondicherry'],
    ['21', 'ORISSA'],
    ['01', 'Jammu & Kashmir'],
  ])('with state code %s belongs to %s', (code, name) => {
    const state = stateOfGstCode(code);
    expect(state && isSameState(name, state)).toBe(true);
  });
});

describe('PAN', () => {
  it('is valid if all its parts are valid', () => fc.assert(fc.property(pans, pan => panProblem(pan) === null)));
  it('can have any fourth letter', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') expect(panProblem(`AAP${letter}U0939F`), letter).toBeNull();
  });

  it.each([
    ['AAPFU093F', 'A PAN has 10 characters; this one has 9.'],
    ['AAP4U0939F', "Character 4 of the PAN must be a letter, not '4'."],
    ['AAPFU0000F', "The four digits of a PAN can't be 0000."],
  ])('%s is invalid, with a reason', (pan, problem) => expect(panProblem(pan)).toBe(problem));

  it('returns the holder type', () =>
    expect([panHolder('AAPFU0939F'), panHolder('AAPPU0939F'), panHolder('AAPXU0939F')]).toEqual([
      'Firm/ Limited Liability Partnership',
      'Individual',
      null,
    ]));
});

it.each([
  ['PNEV12345A', null],
  ['PNE112345A', "Character 4 of the TAN must be a letter, not '1'."],
  ['PNEV1234A', 'A TAN has 10 characters; this one has 9.'],
])('TAN %s: %s', (tan, problem) => expect(tanProblem(tan)).toBe(problem));

describe('CIN', () => {
  it.each([
    ['L17110MH1973PLC019786', null],
    ['U72200KA2007PTC043114', null],
    ['X72200KA2007PTC043114', "A CIN starts with L (listed) or U (unlisted), not 'X'."],
    ['U72200XX2007PTC043114', "Characters 7 and 8 of a CIN are an Indian state code; 'XX' is not one."],
    ['U72200KA1799PTC043114', 'Characters 9 to 12 of a CIN are the registration year; 1799 is not valid.'],
    ['U72200KA2027PTC043114', 'Characters 9 to 12 of a CIN are the registration year; 2027 is not valid.'],
    ['U72200KA2007ABC043114', "Characters 13 to 15 of a CIN are the company type (PTC, PLC, OPC …); 'ABC' is not one."],
    ['U72200KA2007PTC04311O', "Character 21 of the CIN must be a digit, not 'O'."],
    ['U72200', 'A CIN has 21 characters; this one has 6.'],
  ])('%s: %s', (cin, problem) => expect(cinProblem(cin, '2026-11-22')).toBe(problem));
});

it.each([
  ['UDYAM-MH-27-0001234', null],
  ['UDYAM-KR-03-0001234', null],
  ['UDYAM-XX-27-0001234', "UDYAM- must be followed by an Indian state code; 'XX' is not one."],
  ['UDYOM-MH-27-0001234', "Character 4 of the Udyam number must be 'A', not 'O'."],
  ['UDYAM-MH-27-0000000', "The last seven digits of an Udyam number can't be 0000000."],
  ['UDYAM-MH-27-1234', 'An Udyam number has 19 characters; this one has 16.'],
])('Udyam number %s: %s', (number, problem) => expect(udyamProblem(number)).toBe(problem));

it.each([
  ['HDFC0001234', null],
  ['SBIN0ABC12D', null],
  ['HDFCO001234', "Character 5 of the IFSC must be the digit 0, not 'O'."],
  ['HDF00001234', "Character 4 of the IFSC must be a letter, not '0'."],
  ['HDFC000123', 'An IFSC has 11 characters; this one has 10.'],
])('IFSC %s: %s', (ifsc, problem) => expect(ifscProblem(ifsc)).toBe(problem));
