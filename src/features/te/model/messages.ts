/** Exact messages of spec 3 §5 and §8 'T&E', and some of our own. */
export const teMessages = {
  submitted: 'Invoices Imported Successfully.',
  notSubmitted: 'Failed to import selected Invoices.',
  withoutFile: "All selected Invoice don't include Invoice File and Evidence Receipt file.",
  confirmDelete: 'Do you want to delete these Imported Invoices?',
  deleted: (no: string) => `Invoice ${no} deleted.`,
  notDeleted: (no: string) => `Failed to delete Invoice ${no}`,
  fileUpdated: 'File updated!',
  fileNotUpdated: 'Failed to update file',
  fileMissing: 'Failed to find attached file',
  noCopies: 'No invoice copies available',
  noDocuments: 'No supporting documents available',
  /** Our own: shown if the user closes the dialog during an upload. */
  stopUpload: 'Stop uploading?',
  uploadedStays: 'Uploaded files are kept. The others are not sent.',
  /** Our own: why a row can't be selected. */
  addFileFirst: 'Invoice file missing',
} as const;
