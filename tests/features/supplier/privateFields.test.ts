import { expect, it } from 'vitest';
import { profileSections } from '@/features/supplier/sections';
import { registrationFields } from '@/features/supplier/registration/model/registration.fields';
import { privateNames } from '@/shared/fields/define';
import { privateInRow } from '@/features/supplier/section/section';

it("recovery copies keep bank and tax numbers only for the tab's lifetime, except the public GSTIN", () => {
  const bySection = profileSections.map(({ id, declare }) => {
    const section = declare({ isExtended: false, country: 'India' });
    return [id, privateInRow(section, section.fields({ row: null }))];
  });
  expect(Object.fromEntries(bySection)).toMatchObject({
    related: ['taxNumber'],
    locations: ['taxList'],
    documents: ['certificateNumber', 'msmeNumber'],
    bank: ['accountNumber', 'ifsc', 'iban', 'accountSuffix'],
  });
  expect(privateNames(registrationFields)).toEqual([
    'pan',
    'registration',
    'taxNo',
    'w8W9',
    'msmeNumber',
    'tan',
    'cin',
  ]);
});
