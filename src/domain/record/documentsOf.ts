import type { Attachment } from '@/shared/attachments/attachment';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { DocumentFields } from './document';

/** The files of a record that this user may see, each with the name of its field, in the order of the fields. */
export function documentsOf<V>(doc: DocumentFields<V>, values: V): PreviewFile[] {
  return doc.resolve(values).flatMap(field => {
    if (!field.present || field.def.kind !== 'attachment') return [];
    const files = values[field.def.name] as readonly Attachment[];
    return files.map(file => ({ file, label: field.label }));
  });
}
