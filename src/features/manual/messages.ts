import { groupDigits } from '@/lib/grouping';

/** Exact messages of manual entries (spec 3 §5, §8). */
export const messages = {
  created: 'Manual Invoice created successfully',
  updated: 'Manual Invoice updated successfully',
  closed: 'Invoice closed Successfully',
  exists: 'This Invoice already exists',
  failed: 'Sorry something went wrong please try again',
  closeFailed: 'Something went wrong',
  remarkEmpty: 'Remark is empty',
  noCharacters: 'Characters are not allowed.',
  tenDigits: '10 digits required.',
  email: 'Please enter valid email',
  noDocuments: 'No documents found',
  downloadFailed: 'Error while downlaoding invoice. Please try again',
} as const;

/** Exact messages of the import (spec 3 §8, docs/decisions.md#import-success). */
export const manualImportMessages = {
  uploaded: (file: string) => `${file} file uploaded successfully.`,
  notValid: (file: string) =>
    `${file} Some validations are failed. Please download error file, correct errors and try again.`,
  uploadFailed: (file: string) => `${file} file upload failed.`,
  submitFailed: (message: string) => `Error while submitting: ${message}`,
  imported: 'Successfully Rejected',
  count: (invoices: number) => `${groupDigits(invoices)} ${invoices === 1 ? 'invoice' : 'invoices'} imported`,
} as const;
