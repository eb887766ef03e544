import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isStatus } from '@/lib/status';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { isSupplierUser } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import type { FieldDef } from '@/shared/fields/types';
import { sinceOpened } from '@/shared/form/sinceOpened';
import { viewHref, type RecordType } from '../recordTypes';
import { toConfig, readConfigHint, readRecordId } from '../recordAddress';
import type { FormDef, SavedAs, StoredDocument } from './document';
import { Card } from '@/shared/ui/layout';
import { DocumentPage } from './DocumentPage';
import { canCorrectInvoice, canEditInvoice, canCopyInvoice } from './policy';
import { ChooseFirst, RecordGuard } from './RecordGuard';
import { resolveDocument, withHints } from './resolveDocument';
import { useConfiguration } from './useConfiguration';
import type { Id } from '@/lib/ids';
import { useWorkflowTask } from '@/shared/approval/api/useWorkflowTask';
import { getBanner } from '@/shared/approval/model/banner';
import { StatusLine } from '@/shared/approval/StatusLine';
import { getUser } from '@/shared/approval/model/task';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { approvalRights, isDesignatedTurn } from '@/shared/approval/model/rights';
import type { AsyncState } from '../calls/asyncState';
import { notFound } from '@/shared/ui/notFound';

const VERB = { edit: 'Edit', copy: 'Copy', correct: 'Correct' };
const CHOOSE = {
  edit: 'Open an invoice first to edit it.',
  copy: 'Open an invoice first to copy it.',
};
const REFUSED = {
  edit: {
    text: 'This invoice cannot be edited.',
    hint: 'You can edit only drafts and invoices sent back to you.',
  },
  copy: {
    text: 'This invoice cannot be copied.',
    hint: 'Only the creator can copy an invoice, and only after approval.',
  },
};
const MISSING = notFound('invoice');
const CORRECTION = "You are correcting the supplier's invoice. After saving, it still waits for your approval.";

interface StoredDocumentFormProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  mode: 'edit' | 'copy';
}

/** Loads the record by the URL's id, regardless of navigation state (docs/decisions.md#id-in-address). */
export function StoredDocumentForm<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>({
  definition,
  mode,
}: StoredDocumentFormProps<R, V, I, S>) {
  const { document } = definition;
  const { kind, messages } = document;
  const [search] = useSearchParams();
  const { state } = useLocation();
  const id = readRecordId(kind, search, state);
  const record = useBackendQuery(document.byId, id);
  const configuration = useConfiguration(document.configured, toConfig(record.data, readConfigHint(state)));
  const useDocumentContext = definition.useDocumentContext ?? document.useDocumentContext;
  const documentContext = useDocumentContext(record.data);
  const allowed = useAllowed(kind, mode, record.data);

  if (id === null) return <ChooseFirst list={kind.paths.list} text={CHOOSE[mode]} />;
  const act = allowed.data;
  if (
    !record.data ||
    act === undefined ||
    (act !== null && (configuration.data === undefined || !documentContext.data))
  )
    return (
      <RecordGuard
        title={`${VERB[mode]} ${kind.name} [#${id}]`}
        backTo={kind.paths.list}
        backLabel={messages.list}
        results={[record, configuration, documentContext, allowed]}
        nothing={record.data === null || documentContext.data === null ? MISSING : null}
      />
    );
  return (
    <KnownRecord
      key={`${mode}-${id}`}
      definition={definition}
      mode={mode}
      may={act}
      record={record.data}
      documentContext={documentContext.data ?? null}
      config={configuration.data}
    />
  );
}

interface KnownRecordProps<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S> {
  definition: FormDef<R, V, I, S>;
  mode: 'edit' | 'copy';
  may: Act | null;
  record: R;
  documentContext: S | null;
  config: unknown;
}

/** Keeps an open form even if the record changes, so that no input is lost. */
function KnownRecord<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  props: KnownRecordProps<R, V, I, S>,
) {
  const { definition, mode, record, documentContext, config } = props;
  const { document } = definition;
  const { kind } = document;
  const session = useSession();
  const call = useCall();
  const [opened, setOpened] = useState(record);
  const [act] = useState(props.may);
  const { initial, doc } = useMemo(() => {
    const stored = document.fromRecord(opened);
    const editable = (documentContext && definition.toEdit?.(stored, documentContext)) ?? stored;
    const values = act === 'copy' ? (definition.toCopy?.(editable) ?? editable) : editable;
    const bySupplier = act === 'copy' ? isSupplierUser(session) : opened.createdBy === 'Supplier';
    const setting = { countryCode: opened.countryCode ?? '', bySupplier };
    const hint = withHints(documentContext === null ? undefined : definition.hints?.(documentContext));
    const locked = lock<V>(act === 'correct' ? definition.lockedInCorrection : []);
    const adapt = (field: FieldDef<V>) => locked(hint(field));
    const { roleGroups } = session;
    return { initial: values, doc: resolveDocument(document, { config, roleGroups, setting, values, adapt }) };
  }, [definition, document, opened, documentContext, act, config, session]);

  const page = {
    title: `${VERB[act ?? mode]} ${kind.name} [#${record.id}]`,
    backTo: viewHref(kind, record.id),
    backLabel: `Invoice #${record.id}`,
  };
  if (act === null || documentContext === null)
    return <RecordGuard {...page} status={record.status} results={[]} nothing={REFUSED[mode]} />;
  const common = { ...page, definition, documentContext, doc, initial };
  if (act === 'copy')
    return (
      <DocumentPage {...common} isFilled draftKey={{ screen: `${kind.context}/copy-${record.id}`, recordId: null }} />
    );

  const since = sinceOpened<R>({
    noun: 'invoice',
    opened,
    read: () => call(document.byId, opened.id),
    mayStill: now => (act === 'edit' ? canEditInvoice(session, now, kind) : canCorrectInvoice(session, now)),
  });
  const readAgain = async () => {
    const now = await since.readAgain();
    if (now) setOpened(now);
  };
  return (
    <DocumentPage
      {...common}
      draftKey={{ screen: kind.context, recordId: String(record.id) }}
      record={opened}
      status={record.status}
      correction={act === 'correct'}
      notice={
        <>
          {act === 'correct' && <p>{CORRECTION}</p>}
          {isStatus(record.status, 'sentback') && <WhySentBack kind={kind} id={record.id} />}
        </>
      }
      beforeSave={since.mustBeUnchanged}
      readAgain={readAgain}
    />
  );
}

/** Locks fields but keeps them visible. */
function lock<V>(names: readonly (keyof V & string)[]) {
  return (field: FieldDef<V>): FieldDef<V> => (names.includes(field.name) ? { ...field, mode: 'locked' } : field);
}

/** Shows who sent a record back and why, above the form. */
function WhySentBack({ kind, id }: { kind: RecordType; id: Id }) {
  const session = useSession();
  const { task, error, reload } = useWorkflowTask(kind.context, id);
  const banner = useMemo(() => task && getBanner(task, getUser(session), kind), [task, session, kind]);
  if (error && !banner)
    return (
      <ErrorPanel
        message="The reason for sending it back couldn't be loaded."
        error={error}
        onRetry={() => void reload()}
      />
    );
  return banner ? (
    <Card pad={[1, 5]} below={5}>
      <StatusLine banner={banner} details="" busy={false} />
    </Card>
  ) : null;
}

/** 'correct': the designated approver corrects a supplier's document (spec 2 §4 'Save As Draft'). */
type Act = 'edit' | 'copy' | 'correct';

function useAllowed(
  kind: RecordType,
  mode: 'edit' | 'copy',
  record: StoredDocument | null | undefined,
): AsyncState<Act> {
  const session = useSession();
  const may = !record
    ? undefined
    : mode === 'edit'
      ? canEditInvoice(session, record, kind)
      : canCopyInvoice(session, record);
  const asApprover = mode === 'edit' && may === false && record && canCorrectInvoice(session, record);
  const { task, error, reload } = useWorkflowTask(kind.context, asApprover ? record.id : null);
  if (!asApprover) return { data: may === undefined ? undefined : may ? mode : null };
  const user = getUser(session);
  const named = { userId: record.approverId ?? '', email: record.approverEmail ?? '' };
  const isTurn = task && isDesignatedTurn(approvalRights(task, user, kind), user, named);
  return { data: task === undefined ? undefined : isTurn ? 'correct' : null, error, reload };
}
