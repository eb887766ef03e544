import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

/** What a tile of the support page opens. */
export interface Manual {
  name: string;
  documents: ManualDocument[];
}

interface ManualDocument {
  /** Where it lies: with the file service, or among the static files of the portal. */
  source: { file: Attachment } | { href: string };
  description: string;
  /** When it was last changed; null when nobody knows. */
  updated: string | null;
}

interface SupportEntry {
  supportName: string | null;
  supportingDocuments: unknown;
  rct: string | null;
  rut: string | null;
}

/** The first tile: what every supplier may need. Only the web server knows when its files were changed (`useUpdateDates`). */
export function getHelp(files: readonly { label: string; href: string }[]): Manual {
  return {
    name: 'Get Help',
    documents: files.map(({ label, href }) => ({ source: { href }, description: label, updated: null })),
  };
}

/** Support entries as tiles: entries of one name share a tile, in the order of their first; nameless ones are left out. */
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
