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
