import type { FileRule } from '../../rules/declared/recordType.ts';

/** Spec 2 §5. */
export const FILES = {
  invoiceCopies: { families: ['pdf', 'image'], max: 1, needed: true },
  supportingDocuments: { families: ['csv', 'excel', 'pdf', 'image', 'email'] },
  shippingDocument: { families: ['csv', 'excel', 'pdf', 'image'] },
} satisfies Record<string, FileRule>;
