import { groupDigits } from '@/lib/grouping';

/** Exact messages of the import (spec 3 §8, docs/decisions.md#import-success). */
export const importMessages = {
  uploaded: (file: string) => `${file} file uploaded successfully.`,
  notValid: (file: string) =>
    `${file} Some validations are failed. Please download error file, correct errors and try again.`,
  uploadFailed: (file: string) => `${file} file upload failed.`,
  submitFailed: (message: string) => `Error while submitting: ${message}`,
  imported: 'Successfully Rejected',
  count: (invoices: number) => `${groupDigits(invoices)} ${invoices === 1 ? 'invoice' : 'invoices'} imported`,
} as const;
