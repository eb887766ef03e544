/** Exact messages of spec 2 §5 and §8. */
export const importMessages = {
  fileAndCompany: 'Please upload a file and select a company.',
  companyAndFile: 'Please select a company and upload a file.',
  notProcessed: 'Failed to process Invoice.',
  notSubmitted: 'Failed to submit Invoice file.',
  notRead: 'Failed to fetch data from ICR Service',
  otherSupplier: 'Supplier did not match.',
  processing: 'Processing',
} as const;
