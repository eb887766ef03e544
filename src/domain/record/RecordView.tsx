import { useMemo, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAnswer } from '@/platform/graphql/operation';
import { useSession } from '@/platform/session/SessionContext';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { QueryBanners } from '@/shared/queryThread/QueryBanners';
import { QueryButton } from '@/shared/queryThread/QueryButton';
import { useQueryThread } from '@/shared/queryThread/useQueryThread';
import { DocumentBeside } from '@/shared/preview/DocumentBeside';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { documentsOf } from './documentsOf';
import { editHref } from '../recordKinds';
import { readConfigHint, readId, recordState } from './address';
import type { DocumentDef, StoredDocument } from './document';
import { canCorrectInvoice } from './policy';
import { toQueryRecord } from './queryRecord';
import { RecordActions } from './RecordActions';
import { RecordGate } from './RecordGate';
import { RecordSections } from './RecordSections';
import { resolveDocument } from './resolveDocument';
import { configOf, useConfiguration } from './useConfiguration';

interface RecordViewProps<R extends StoredDocument, V extends FieldValues, S> {
  definition: DocumentDef<R, V, S>;
  /** A line under the head. */
  notice?: ReactNode;
}

/** The page of a stored document: what may be done with it, its queries, its approval, and every section for reading (spec 2 §2). */
export function RecordView<R extends StoredDocument, V extends FieldValues, S>({
  definition,
  notice,
}: RecordViewProps<R, V, S>) {
  const { kind, words } = definition;
  const id = readId(useParams()['id']);
  const session = useSession();
  const navigate = useNavigate();
  const asked = useAnswer(definition.byId, id);
  const record = id === null ? null : asked.value;
  const queries = useQueryThread(kind.context, id);
  const hint = readConfigHint(useLocation().state);
  const configuration = useConfiguration(definition.configured, configOf(record, hint));
  const subject = definition.useSubject(record);
  const [refused, setRefused] = useState<string | null>(null);

  const shown = useMemo(() => {
    if (!record || configuration.value === undefined) return null;
    const values = definition.fromRecord(record);
    const setting = { countryCode: record.countryCode ?? '', bySupplier: record.createdBy === 'Supplier' };
    const { roleGroups } = session;
    const doc = resolveDocument(definition, { config: configuration.value, roleGroups, setting, values });
    return { values, doc, documents: documentsOf(doc, values), queryRecord: toQueryRecord(kind, record) };
  }, [definition, kind, record, configuration.value, session]);

  const back = { backTo: kind.paths.list, backLabel: words.list };
  if (!record || !shown || !subject.value)
    return (
      <RecordGate
        title={record === null ? kind.name : `${kind.name} [#${id}]`}
        {...back}
        asked={[asked, configuration, subject]}
        nothing={record === null || (record && subject.value === null) ? NOTHING : null}
      />
    );

  const { values, doc, documents, queryRecord } = shown;
  const editAt = editHref(kind, record.id);
  const correct = () => void navigate(editAt ?? '', { state: recordState(kind, record) });
  const problem = asked.error ?? configuration.error;
  return (
    <>
      <PageHeader
        title={`${kind.name} [#${record.id}]${record.invoiceNumber ? ` #${record.invoiceNumber}` : ''}`}
        {...back}
        status={record.status}
        actions={
          <>
            <QueryButton thread={queries} record={queryRecord} />
            <HistoryLogButton context={kind.context} contextId={record.id} />
            <RecordActions
              kind={kind}
              words={words}
              remove={definition.remove}
              record={record}
              onFailed={why => {
                setRefused(why);
                void asked.reload();
              }}
            />
          </>
        }
      />
      {notice}
      {refused && <ErrorPanel message={refused} />}
      {problem && <ErrorPanel message={problem.message} onRetry={() => void asked.reload()} />}
      <ConfigNotice problems={[...doc.problems]} />
      <QueryBanners thread={queries} record={queryRecord} onChanged={asked.reload} />
      <DocumentBeside
        files={documents}
        head={
          <ApprovalBar
            context={kind}
            contextId={record.id}
            status={record.status}
            designated={{ userId: record.approverId ?? '', email: record.approverEmail ?? '' }}
            onActed={asked.reload}
            onSaveAsDraft={editAt !== null && canCorrectInvoice(session, record) ? correct : undefined}
          />
        }
      >
        <RecordSections doc={doc} record={record} values={values} subject={subject.value} />
      </DocumentBeside>
    </>
  );
}

const NOTHING = { text: 'No Data Found', hint: 'This invoice does not exist, or you do not have access to it.' };
