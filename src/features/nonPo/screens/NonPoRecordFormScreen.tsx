import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { CallError } from '@/platform/graphql/callError';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { useFieldConfig } from '../api/useFieldConfig';
import { useNonPo, useReadNonPo, type NonPoInvoice } from '../api/useNonPo';
import { resolveNonPo } from '../fields/resolveNonPo';
import { conflictSince } from '../model/nonPo.conflict';
import { partiesFromApi, toCopy, toEdit } from '../model/nonPo.mappers';
import { canCopyInvoice, canEditInvoice, isSupplierAuthor } from '../model/nonPo.policy';
import { NonPoForm } from '../parts/NonPoForm';
import { nonPoPaths, readConfigHint, readRecordId, viewHref } from '../paths';

type Act = 'edit' | 'copy';

const TITLE = { edit: 'Edit Non-PO Invoice', copy: 'Copy Non-PO Invoice' };
const CHOOSE = {
  edit: 'Choose an invoice first: Edit is on the invoice itself.',
  copy: 'Choose an invoice first: Copy Invoice is on the invoice itself.',
};

/** Edit form: a draft, or an invoice sent back to its own side. */
export function NonPoEditScreen() {
  return <RecordForm act="edit" />;
}

/** Copy form: an approved invoice as the start of a new one. */
export function NonPoCopyScreen() {
  return <RecordForm act="copy" />;
}

/** The record is named in the address and fetched again, whatever the navigation state carries (DECISIONS 6). */
function RecordForm({ act }: { act: Act }) {
  const [search] = useSearchParams();
  const id = readRecordId(search);
  const { invoice, error, reload } = useNonPo(id);
  const hint = readConfigHint(useLocation().state);
  const companyCode = invoice?.companyCode ?? hint?.companyCode;
  const countryCode = invoice?.countryCode ?? hint?.countryCode;
  const configFor = companyCode && countryCode ? { companyCode, countryCode } : null;
  const { config, error: configError, reload: reloadConfig } = useFieldConfig(configFor);
  useEffect(() => {
    if (id === null) notify.info(CHOOSE[act]);
  }, [id, act]);

  if (id === null) return <Navigate to={nonPoPaths.list} replace />;
  if (invoice && config !== undefined)
    return <KnownRecord key={`${act}-${id}`} act={act} invoice={invoice} config={config} />;
  const problem = error ?? configError;
  return (
    <>
      <PageHeader title={`${TITLE[act]} [#${id}]`} backTo={nonPoPaths.list} backLabel="Invoice List" />
      {problem ? (
        <ErrorPanel message={problem.message} onRetry={() => void (error ? reload() : reloadConfig())} />
      ) : invoice === null ? (
        <EmptyText text="No Data Found" hint="The invoice does not exist, or it is not yours to see." />
      ) : (
        <FieldsSkeleton fields={12} />
      )}
    </>
  );
}

/** The form stays once it is open, whatever becomes of the record: what was typed is not lost. */
function KnownRecord({ act, invoice, config }: { act: Act; invoice: NonPoInvoice; config: unknown }) {
  const session = useSession();
  const read = useReadNonPo();
  const [opened, setOpened] = useState(invoice);
  const [allowed] = useState(() => (act === 'edit' ? canEditInvoice : canCopyInvoice)(session, invoice));
  const bySupplier = act === 'edit' ? invoice.createdBy === 'Supplier' : isSupplierAuthor(session);
  const initial = useMemo(() => (act === 'edit' ? toEdit : toCopy)(opened), [act, opened]);
  const parties = useMemo(() => partiesFromApi(opened), [opened]);
  const face = useMemo(
    () => resolveNonPo(config, session.roleGroups, bySupplier, initial, parties.company.countryCode),
    [config, session.roleGroups, bySupplier, initial, parties.company.countryCode],
  );
  const back = { backTo: viewHref(invoice.id), backLabel: `Invoice #${invoice.id}` };
  const title = `${TITLE[act]} [#${invoice.id}]`;

  if (!allowed)
    return (
      <>
        <PageHeader title={title} status={invoice.status} {...back} />
        <EmptyText
          text={act === 'edit' ? 'This invoice cannot be edited.' : 'This invoice cannot be copied.'}
          hint={
            act === 'edit'
              ? 'Only a draft, or an invoice that was sent back to you, can be changed.'
              : 'Only its creator can copy an invoice, and only once it is approved.'
          }
        />
      </>
    );

  const mustBeUnchanged = async () => {
    const now = await read(opened.id);
    const conflict = conflictSince(session, opened, now);
    if (now && conflict?.editable) setOpened(now);
    if (conflict) throw new CallError('validation', { message: conflict.message });
  };
  const edited = act === 'edit' ? { id: invoice.id, status: invoice.status, beforeSave: mustBeUnchanged } : {};
  return (
    <NonPoForm
      draftKey={`${act}-${invoice.id}`}
      parties={parties}
      face={face}
      initial={initial}
      title={title}
      bySupplier={bySupplier}
      {...back}
      {...edited}
    />
  );
}
