import { useMemo, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Attachment } from '@/shared/attachments/attachment';
import { useIdlePart } from '@/shared/ui/useIdlePart';
import { LOOKING, ExtractionPending } from '../einvoice/parts/ExtractionPending';
import type { DocumentFields, StoredDocument, ViewDef } from './document';

interface PaperOnPageProps<R extends StoredDocument, V extends FieldValues, S> {
  definition: ViewDef<R, V, S>;
  record: R;
  values: V;
  doc: DocumentFields<V>;
  subject: S;
  /** The record has files: its paper may be among them. */
  hasFiles: boolean;
  /** Is given what the dialogs of the approval say of it. */
  onDigest: (digest: ReactNode) => void;
}

/** What the record's own paper says, and by when it may have to be paid: drawn after the record, in the reader's own browser. */
export function PaperOnPage<R extends StoredDocument, V extends FieldValues, S>(props: PaperOnPageProps<R, V, S>) {
  const { definition, record, values, doc, subject, hasFiles, onDigest } = props;
  const { paper: loadPaper, kind } = definition;
  const part = useIdlePart(
    loadPaper &&
      (async () => {
        const loading = loadPaper();
        const { PayBy, ExtractionOnRecord } = await import('./recordParts');
        return { PayBy, ExtractionOnRecord, paper: await loading };
      }),
  );
  const entered = useMemo(() => part?.paper.entered(values, subject), [part, values, subject]);
  if (!part || !entered) return hasFiles && <ExtractionPending>{LOOKING}</ExtractionPending>;
  const { PayBy, ExtractionOnRecord, paper } = part;
  const isSeen = doc.resolve(values).some(({ def, present }) => present && def.name === paper.copy);
  const [file] = values[paper.copy] as readonly Attachment[];
  return (
    <>
      <PayBy entered={entered} status={record.status} />
      {isSeen && file?.file_uid && (
        <ExtractionOnRecord
          file={file}
          entered={entered}
          place={`${kind.context.toLowerCase()}.${record.id}`}
          label={`${kind.name} #${record.id}`}
          onDigest={onDigest}
        />
      )}
    </>
  );
}
