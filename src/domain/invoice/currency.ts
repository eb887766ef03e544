import type { Choice } from '@/shared/fieldTypes/types';

export const DEFAULT_CURRENCY: Choice = { code: 'INR', name: 'Indian Rupee' };

export const getCurrency = (code: string): Choice =>
  code === DEFAULT_CURRENCY.code ? DEFAULT_CURRENCY : { code, name: code };
