import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useParams } from 'react-router-dom';
import { useReadAgain } from '@/platform/graphql/changes';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { readId } from '@/platform/ids';
import { useSession } from '@/platform/session/SessionContext';
import { isOff } from '@/platform/features';
import { useQueryThread } from '@/shared/queryThread/useQueryThread';
import { toConfig, readConfigHint } from '../recordAddress';
import type { DocumentFields, Readers, StoredDocument, ViewDef } from './document';
import { toQueryRecord } from './queryRecord';
import { RecordGuard } from './RecordGuard';
import { RecordPage } from './RecordPage';
import { resolveDocument } from './resolveDocument';
import { useConfiguration } from './useConfiguration';
import type { Attachment } from '@/shared/attachments/attachment';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import { notFound } from '@/shared/ui/notFound';

interface RecordViewProps<R extends StoredDocument, V extends FieldValues, S> {
  definition: ViewDef<R, V, S>;
  readers: Readers<R, V, S>;
}

export function RecordView<R extends StoredDocument, V extends FieldValues, S>({
  definition,
  readers,
}: RecordViewProps<R, V, S>) {
  const { kind, messages } = definition;
  const id = readId(useParams()['id']);
  const session = useSession();
  const result = useBackendQuery(definition.byId, id);
  const record = id === null ? null : result.data;
  const queries = useQueryThread(kind.context, isOff('query') ? null : id);
  useReadAgain(() => Promise.all([result.reload(), queries.reload()]));
  const hint = readConfigHint(useLocation().state);
  const configuration = useConfiguration(definition.configured, toConfig(record, hint));
  const documentContext = definition.useDocumentContext(record);

  const shown = useMemo(() => {
    if (!record || configuration.data === undefined) return null;
    const values = definition.fromRecord(record);
    const setting = { countryCode: record.countryCode ?? '', bySupplier: record.createdBy === 'Supplier' };
    const { roleGroups } = session;
    const doc = resolveDocument(definition, { config: configuration.data, roleGroups, setting, values });
    return {
      record,
      values,
      doc,
      summary: definition.summary(record),
      queryRecord: toQueryRecord(kind, record, session),
    };
  }, [definition, kind, record, configuration.data, session]);

  const about = documentContext.data;
  const documents = useMemo(() => {
    if (!shown || !about) return [];
    return [...getDocuments(shown.doc, shown.values), ...(definition.documents?.(shown.record, about) ?? [])];
  }, [definition, shown, about]);

  const back = { backTo: kind.paths.list, backLabel: messages.list };
  if (!shown || !about)
    return (
      <RecordGuard
        title={record === null ? kind.name : `${kind.name} [#${id}]`}
        {...back}
        results={[result, configuration, documentContext]}
        nothing={record === null || (record && documentContext.data === null) ? NOTHING : null}
      />
    );
  return (
    <RecordPage
      // Remounts per record, so that no state carries over to another.
      key={shown.record.id}
      {...shown}
      {...back}
      definition={definition}
      readers={readers}
      documentContext={about}
      documents={documents}
      queries={queries}
      problem={result.error ?? configuration.error}
      reload={result.reload}
    />
  );
}

const NOTHING = notFound('invoice');

/** Returns the files that the user may see, with field labels, in field order. */
function getDocuments<V>(doc: DocumentFields<V>, values: V): PreviewFile[] {
  return doc.resolve(values).flatMap(field => {
    if (!field.present || field.def.kind !== 'attachment') return [];
    const files = values[field.def.name] as readonly Attachment[];
    return files.map(file => ({ file, label: field.label }));
  });
}
