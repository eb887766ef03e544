import { extensionOf } from '@/lib/fileTypes';

/** How a stored file can be shown in the page; 'none': only downloaded. */
export type PreviewKind = 'pdf' | 'image' | 'sheet' | 'none';

const KINDS: Record<string, PreviewKind> = {
  pdf: 'pdf',
  gif: 'image',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  csv: 'sheet',
  xlsx: 'sheet',
};

/** Judged by the name alone: what the bytes really are, the viewer finds out and says. */
export function previewKindOf(fileName: string): PreviewKind {
  return KINDS[extensionOf(fileName)] ?? 'none';
}
