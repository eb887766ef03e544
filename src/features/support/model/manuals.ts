import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

export interface Manual {
  name: string;
  documents: ManualDocument[];
}

interface ManualDocument {
  /** In the file service, or a static file of the portal. */
  source: { file: Attachment } | { href: string };
  description: string;
  /** Date of the last change; null if unknown. */
  updated: string | null;
}

interface SupportEntry {
  supportName: string | null;
  supportingDocuments: unknown;
  rct: string | null;
  rut: string | null;
}

/** Returns the first tile with general help. Only the web server knows the files' dates (`useUpdateDates`). */
export function getHelp(files: readonly { label: string; href: string }[]): Manual {
  return {
    name: 'Get Help',
    documents: files.map(({ label, href }) => ({ source: { href }, description: label, updated: null })),
  };
}

/** Groups support entries by name into tiles, in the order of their first entry; skips entries without a name. */
export function manualsFromApi(entries: readonly (SupportEntry | null)[]): Manual[] {
  const manuals = new Map<string, Manual>();
  for (const entry of entries) {
    const name = entry?.supportName?.trim();
    if (!entry || !name) continue;
    const manual = manuals.get(name.toLowerCase()) ?? { name, documents: [] };
    manuals.set(name.toLowerCase(), manual);
    for (const file of attachmentsFromJson(entry.supportingDocuments))
      manual.documents.push({
        source: { file },
        description: file.notes || file.title || file.file_name,
        updated: entry.rut ?? entry.rct,
      });
  }
  return [...manuals.values()];
}
