import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { CallError } from '@/platform/graphql/callError';
import { useSession } from '@/platform/session/SessionContext';
import { useWorkflowTask } from '@/shared/approval/api/useWorkflowTask';
import { approvalRights, isDesignatedTurn } from '@/shared/approval/model/rights';
import { userOf } from '@/shared/approval/model/user';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { useFieldConfig } from '../api/useFieldConfig';
import { useNonPo, useReadNonPo, type NonPoInvoice } from '../api/useNonPo';
import { forCorrection, resolveNonPo } from '../fields/resolveNonPo';
import { viewHref, recordKinds } from '@/domain/recordKinds';
import { conflictSince } from '../model/nonPo.conflict';
import { partiesFromApi, toCopy, toEdit } from '../model/nonPo.mappers';
import { canCopyInvoice, canCorrectInvoice, canEditInvoice, isSupplierAuthor } from '../model/nonPo.policy';
import { NonPoForm } from '../parts/NonPoForm';
import { nonPoPaths, readConfigHint, readRecordId } from '../paths';

/** 'correct': the designated approver puts right what a supplier submitted (spec 2 §4 'Save As Draft'). */
type Act = 'edit' | 'copy' | 'correct';

const TITLE = { edit: 'Edit Non-PO Invoice', copy: 'Copy Non-PO Invoice', correct: 'Correct Non-PO Invoice' };
const CHOOSE = {
  edit: 'Choose an invoice first: Edit is on the invoice itself.',
  copy: 'Choose an invoice first: Copy Invoice is on the invoice itself.',
};
const REFUSED = {
  edit: ['This invoice cannot be edited.', 'Only a draft, or an invoice that was sent back to you, can be changed.'],
  copy: ['This invoice cannot be copied.', 'Only its creator can copy an invoice, and only once it is approved.'],
} as const;

/** Edit form: a draft, an invoice sent back to its own side, or one that its approver corrects. */
export function NonPoEditScreen() {
  return <RecordForm asked="edit" />;
}

/** Copy form: an approved invoice as the start of a new one. */
export function NonPoCopyScreen() {
  return <RecordForm asked="copy" />;
}

/** The record is named in the address and fetched again, whatever the navigation state carries (DECISIONS 6). */
function RecordForm({ asked }: { asked: 'edit' | 'copy' }) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const id = readRecordId(search, state);
  const { invoice, error, reload } = useNonPo(id);
  const hint = readConfigHint(state);
  const companyCode = invoice?.companyCode ?? hint?.companyCode;
  const countryCode = invoice?.countryCode ?? hint?.countryCode;
  const configFor = companyCode && countryCode ? { companyCode, countryCode } : null;
  const { config, error: configError, reload: reloadConfig } = useFieldConfig(configFor);
  const allowed = useAllowed(asked, invoice);
  useEffect(() => {
    if (id === null) notify.info(CHOOSE[asked]);
  }, [id, asked]);

  if (id === null) return <Navigate to={nonPoPaths.list} replace />;
  if (invoice && config !== undefined && allowed.act !== undefined)
    return <KnownRecord key={`${asked}-${id}`} asked={asked} may={allowed.act} invoice={invoice} config={config} />;
  const problem = error ?? configError ?? allowed.error;
  return (
    <>
      <PageHeader title={`${TITLE[asked]} [#${id}]`} backTo={nonPoPaths.list} backLabel="Invoice List" />
      {problem ? (
        <ErrorPanel
          message={problem.message}
          onRetry={() => void (error ? reload() : configError ? reloadConfig() : allowed.reload())}
        />
      ) : invoice === null ? (
        <EmptyText text="No Data Found" hint="The invoice does not exist, or it is not yours to see." />
      ) : (
        <FieldsSkeleton fields={12} />
      )}
    </>
  );
}

/** What this user may do here: null for nothing, undefined until it is known. Only an approver's turn is for the workflow to say. */
function useAllowed(asked: 'edit' | 'copy', invoice: NonPoInvoice | null | undefined) {
  const session = useSession();
  const may = !invoice ? undefined : (asked === 'edit' ? canEditInvoice : canCopyInvoice)(session, invoice);
  const asApprover = asked === 'edit' && may === false && invoice && canCorrectInvoice(session, invoice);
  const { task, error, reload } = useWorkflowTask(recordKinds.NonPoInvoice.context, asApprover ? invoice.id : null);
  let act: Act | null | undefined = may === undefined ? undefined : may ? asked : null;
  if (asApprover) {
    const user = userOf(session);
    const named = { userId: invoice.approverId ?? '', email: invoice.approverEmail ?? '' };
    const isTurn = task && isDesignatedTurn(approvalRights(task, user, recordKinds.NonPoInvoice), user, named);
    act = task === undefined ? undefined : isTurn ? 'correct' : null;
  }
  return { act, error, reload };
}

interface KnownRecordProps {
  asked: 'edit' | 'copy';
  /** When it was opened. */
  may: Act | null;
  invoice: NonPoInvoice;
  config: unknown;
}

/** The form stays once it is open, whatever becomes of the record: what was typed is not lost. */
function KnownRecord({ asked, may, invoice, config }: KnownRecordProps) {
  const session = useSession();
  const read = useReadNonPo();
  const [opened, setOpened] = useState(invoice);
  const [act] = useState(may);
  const bySupplier = act === 'copy' ? isSupplierAuthor(session) : invoice.createdBy === 'Supplier';
  const initial = useMemo(() => (act === 'copy' ? toCopy : toEdit)(opened), [act, opened]);
  const parties = useMemo(() => partiesFromApi(opened), [opened]);
  const face = useMemo(() => {
    const settled = resolveNonPo(config, session.roleGroups, bySupplier, initial, parties.company.countryCode);
    return act === 'correct' ? forCorrection(settled) : settled;
  }, [act, config, session.roleGroups, bySupplier, initial, parties.company.countryCode]);
  const back = { backTo: viewHref(recordKinds.NonPoInvoice, invoice.id), backLabel: `Invoice #${invoice.id}` };
  const title = `${TITLE[act ?? asked]} [#${invoice.id}]`;

  if (act === null) {
    const [text, hint] = REFUSED[asked];
    return (
      <>
        <PageHeader title={title} status={invoice.status} {...back} />
        <EmptyText text={text} hint={hint} />
      </>
    );
  }
  const common = { parties, face, initial, title, bySupplier, ...back };
  if (act === 'copy')
    return <NonPoForm {...common} draftKey={{ screen: `NonPoInvoice/copy-${invoice.id}`, recordId: null }} />;

  const mayStill = act === 'edit' ? canEditInvoice : canCorrectInvoice;
  const mustBeUnchanged = async () => {
    const now = await read(opened.id);
    const conflict = conflictSince(opened, now, record => mayStill(session, record));
    if (now && conflict?.editable) setOpened(now);
    if (conflict) throw new CallError('validation', { message: conflict.message });
  };
  return (
    <NonPoForm
      {...common}
      draftKey={{ screen: 'NonPoInvoice', recordId: String(invoice.id) }}
      record={{ id: invoice.id, title: opened.title }}
      status={invoice.status}
      correction={act === 'correct'}
      notice={act === 'correct' ? CORRECTION : undefined}
      beforeSave={mustBeUnchanged}
    />
  );
}

const CORRECTION =
  'You correct what the supplier submitted. Saving keeps the invoice waiting for your approval; approve it on the invoice itself afterwards.';
