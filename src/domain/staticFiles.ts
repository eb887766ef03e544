/** Static files of the portal (spec 1 §2), below `env.staticUrl`. */
const files = [
  { label: 'User Manual (PDF)', file: 'user-manual.pdf' },
  { label: 'FAQ (PDF)', file: 'faq.pdf' },
  { label: 'Non-PO Invoicing Manual (PDF)', file: 'non-po-invoicing-manual.pdf' },
  { label: 'Submission Training (Video)', file: 'submission-training.mp4' },
  { label: 'Invoice Template (Excel)', file: 'invoice-template.xlsx' },
  { label: 'Manual Invoice Template (Excel)', file: 'manual-invoice-template.xlsx' },
];

export function staticFiles(staticUrl: string): { label: string; href: string }[] {
  return files.map(({ label, file }) => ({ label, href: `${staticUrl}/${file}` }));
}
