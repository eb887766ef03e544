import { expect, test } from 'vitest';
import { shortName } from '@/domain/supplier/shortName';

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
