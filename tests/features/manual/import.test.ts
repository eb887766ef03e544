import { afterEach, beforeEach, vi } from 'vitest';
import { manualImport } from '@/features/manual/import/manual.import';
import { describeImport } from '../../support/describeImport.ts';

// The template's row has a date in 2026.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const OPTIONS = {
  documentTypeCode: [
    { value: 'PO', label: 'Purchase Order' },
    { value: 'NonPO', label: 'Non PO' },
  ],
  apSubCategoryCode: [{ value: 'GENERAL', label: 'General' }],
  currencyCode: [{ value: 'INR', label: 'Indian Rupee' }],
};
const none = () => Promise.resolve([]);

describeImport('manual entries', {
  def: manualImport({ documentTypes: none, apSubCategories: none, currencies: none }),
  options: new Map(Object.entries(OPTIONS)),
  download: 'manual-invoice-template.xlsx',
  wrong: [
    // The other rules are in rules.test.ts.
    ['an unknown type', { documentTypeCode: 'X' }, { documentTypeCode: "'X' is not in the list" }],
    ['nothing at all in what is required', { supplierCode: '' }, { supplierCode: 'Supplier is required' }],
  ],
});
