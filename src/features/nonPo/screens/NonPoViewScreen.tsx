import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { parseWhole } from '@/lib/decimalText';
import { useSession } from '@/platform/session/SessionContext';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { QueryBanners } from '@/shared/queryThread/QueryBanners';
import { QueryButton } from '@/shared/queryThread/QueryButton';
import { useQueryThread } from '@/shared/queryThread/useQueryThread';
import { ConfigNotice } from '@/shared/fields/ConfigNotice';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { useFieldConfig } from '../api/useFieldConfig';
import { useNonPo } from '../api/useNonPo';
import { resolveNonPo } from '../fields/resolveNonPo';
import { editHref, recordKinds } from '@/domain/recordKinds';
import { fromApi } from '../model/nonPo.mappers';
import { canCorrectInvoice } from '../model/nonPo.policy';
import { toQueryRecord } from '../model/queries';
import { NonPoActions } from '../parts/NonPoActions';
import { NonPoDetails } from '../parts/NonPoDetails';
import { nonPoPaths, readConfigHint, recordState } from '../paths';

export function NonPoViewScreen() {
  const id = parseWhole(useParams()['id']);
  const session = useSession();
  const navigate = useNavigate();
  const { invoice, error, reload } = useNonPo(id);
  const queries = useQueryThread(recordKinds.NonPoInvoice.context, id);
  const queryRecord = useMemo(() => (invoice ? toQueryRecord(invoice) : null), [invoice]);
  // The list says whose configuration will be needed, so that it is asked for beside the record.
  const hint = readConfigHint(useLocation().state);
  const companyCode = invoice?.companyCode ?? hint?.companyCode;
  const countryCode = invoice?.countryCode ?? hint?.countryCode;
  const configFor = companyCode && countryCode ? { companyCode, countryCode } : null;
  const { config, error: configError, reload: reloadConfig } = useFieldConfig(configFor);

  const values = useMemo(() => invoice && fromApi(invoice), [invoice]);
  const face = useMemo(
    () =>
      values &&
      config !== undefined &&
      resolveNonPo(config, session.roleGroups, invoice?.createdBy === 'Supplier', values, invoice?.countryCode ?? ''),
    [values, config, session.roleGroups, invoice?.createdBy, invoice?.countryCode],
  );

  const [refused, setRefused] = useState<string | null>(null);

  const nothing = id === null || invoice === null;
  const problem = nothing ? undefined : (error ?? configError);
  if (nothing || (problem && !face))
    return (
      <>
        <PageHeader title="Non-PO Invoice" backTo={nonPoPaths.list} backLabel="Invoice List" />
        {problem ? (
          <ErrorPanel message={problem.message} onRetry={() => void (error ? reload() : reloadConfig())} />
        ) : (
          <EmptyText text="No Data Found" hint="The invoice does not exist, or it is not yours to see." />
        )}
      </>
    );
  if (!invoice || !values || !face || !queryRecord)
    return (
      <>
        <PageHeader title={`Non-PO Invoice [#${id}]`} backTo={nonPoPaths.list} backLabel="Invoice List" />
        <FieldsSkeleton fields={12} />
      </>
    );
  const correct = () => void navigate(editHref(recordKinds.NonPoInvoice, invoice.id), { state: recordState(invoice) });
  return (
    <>
      <PageHeader
        title={`Non-PO Invoice [#${invoice.id}] #${invoice.invoiceNumber ?? ''}`}
        backTo={nonPoPaths.list}
        backLabel="Invoice List"
        status={invoice.status}
        actions={
          <>
            <QueryButton thread={queries} record={queryRecord} />
            <HistoryLogButton context={recordKinds.NonPoInvoice.context} contextId={invoice.id} />
            <NonPoActions
              invoice={invoice}
              onFailed={words => {
                setRefused(words);
                void reload();
              }}
            />
          </>
        }
      />
      {refused && <ErrorPanel message={refused} />}
      {problem && <ErrorPanel message={problem.message} onRetry={() => void reload()} />}
      <ConfigNotice problems={face.problems} />
      <QueryBanners thread={queries} record={queryRecord} onChanged={reload} />
      <ApprovalBar
        context={recordKinds.NonPoInvoice}
        contextId={invoice.id}
        status={invoice.status}
        designated={{ userId: invoice.approverId ?? '', email: invoice.approverEmail ?? '' }}
        onActed={reload}
        onSaveAsDraft={canCorrectInvoice(session, invoice) ? correct : undefined}
      />
      <NonPoDetails invoice={invoice} values={values} face={face} />
    </>
  );
}
