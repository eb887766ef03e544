import { expect, it } from 'vitest';
import { isUnitedStates } from '@/lib/country';

it.each(['US', 'usa', 'U.S.A.', 'United States', 'UNITED STATES OF AMERICA', ' United States '])(
  '%s is recognized as the United States',
  name => expect(isUnitedStates(name)).toBe(true),
);

it.each(['India', 'United Kingdom', 'United States Minor Outlying Islands', '', null])(
  '%s is not recognized as the United States',
  name => expect(isUnitedStates(name)).toBe(false),
);
