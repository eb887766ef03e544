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
  uploadGoesOn: 'Files are still being uploaded',
  uploadedStays: 'What has been uploaded stays and is not uploaded again; the rest is not sent.',
  /** Our own: why a row can't be selected. */
  addFileFirst: 'Add its invoice file first',
} as const;
