import type { Choice } from '@/shared/kinds/types';

/** Spec 3 §9. */
export const DEFAULT_CURRENCY: Choice = { code: 'INR', name: 'Indian Rupee' };

/** Returns the currency of a code whose name is unknown. */
export const currencyOf = (code: string): Choice =>
  code === DEFAULT_CURRENCY.code ? DEFAULT_CURRENCY : { code, name: code };
