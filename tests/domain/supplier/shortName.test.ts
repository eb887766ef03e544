import { expect, test } from 'vitest';
import { shortName, shortNames, shortPeople } from '@/domain/supplier/shortName';

test.each([
  ['Anand Horticulture Private Limited', 'Anand Horticulture Pvt. Ltd.'],
  ['ANAND HORTICULTURE PRIVATE LIMITED', 'ANAND HORTICULTURE Pvt. Ltd.'],
  ['Sahyadri Chemicals Limited', 'Sahyadri Chemicals Ltd.'],
  ['Mehta Limited Liability Partnership', 'Mehta LLP'],
  ['Northfield Corporation', 'Northfield Corp.'],
  ['Limited Editions Printers', 'Limited Editions Printers'],
  ['Unlimited', 'Unlimited'],
  ['', ''],
])("the list's name of '%s' is '%s'", (name, short) => expect(shortName(name)).toBe(short));

test.each([
  ['Anand Horticulture', ['Anand Horticulture']],
  ['Vireya Pharmaceuticals Limited', ['Vireya Pharmaceuticals Ltd.', 'Vireya Pharma. Ltd.']],
  [
    'Deccan International Engineering and Services Private Limited',
    [
      'Deccan International Engineering and Services Pvt. Ltd.',
      'Deccan International Engineering & Services Pvt. Ltd.',
      'Deccan Intl. Engineering & Services Pvt. Ltd.',
      'Deccan Intl. Engg. & Services Pvt. Ltd.',
      'Deccan Intl. Engg. & Svcs. Pvt. Ltd.',
    ],
  ],
  ['Pharmaceuticalia', ['Pharmaceuticalia']],
])('%s is written in fewer and fewer letters', (name, forms) => expect(shortNames(name)).toEqual(forms));

test.each([
  ['Rohan Deshpande', ['Rohan Deshpande', 'Rohan Deshpande']],
  ['You', ['You', 'You']],
  ['Meera Iyer, Arvind Rao', ['Meera Iyer, Arvind Rao', 'Meera Iyer +1', 'Meera Iyer +1']],
  [
    'Sahyadri Industries Private Limited, Meera Iyer',
    [
      'Sahyadri Industries Pvt. Ltd., Meera Iyer',
      'Sahyadri Industries Pvt. Ltd. +1',
      'Sahyadri Inds. Pvt. Ltd. +1',
      'Sahyadri Inds. +1',
    ],
  ],
])('who has to act, %s, is written in fewer and fewer letters', (names, forms) =>
  expect(shortPeople(names)).toEqual(forms),
);
