import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { notify } from '@/platform/feedback/feedback';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { useFieldConfig } from '../api/useFieldConfig';
import { useParties } from '../api/useParties';
import { newInvoiceValues, resolveNonPo } from '../fields/resolveNonPo';
import { markRead } from '../import/model/markRead';
import { readImportState } from '../import/model/prefill';
import { isSupplierAuthor } from '../model/nonPo.policy';
import { blankValues } from '../model/nonPo.values';
import { NonPoForm } from '../parts/NonPoForm';
import { nonPoPaths, readAddHref } from '../paths';

/** Create form. Who bills whom is in the address; without it there is nothing to create (DECISIONS 6). */
export function NonPoFormScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const prefill = useMemo(() => readImportState(state), [state]);
  const invoiceFor = useMemo(() => readAddHref(search, state), [search, state]);
  const { parties, error: partiesError, reload: reloadParties } = useParties(invoiceFor);
  const { config, error: configError, reload: reloadConfig } = useFieldConfig(invoiceFor);

  const bySupplier = isSupplierAuthor(session);
  const face = useMemo(
    () =>
      parties && config !== undefined
        ? resolveNonPo(config, session.roleGroups, bySupplier, blankValues(parties), parties.company.countryCode)
        : undefined,
    [parties, config, session.roleGroups, bySupplier],
  );
  const initial = useMemo(
    () => parties && face && { ...newInvoiceValues(parties, face), ...prefill?.values },
    [parties, face, prefill],
  );
  const shown = useMemo(() => face && markRead(face, prefill?.read ?? []), [face, prefill]);
  useEffect(() => {
    if (!invoiceFor) notify.info('Choose a company first: Create New opens the form.');
  }, [invoiceFor]);

  if (!invoiceFor) return <Navigate to={nonPoPaths.list} replace />;
  if (parties && shown && initial) {
    const read = prefill ? `-${prefill.key}` : '';
    const screen = `NonPoInvoice/${parties.company.code}-${parties.supplier.code}${read}`;
    return (
      <NonPoForm
        key={screen}
        draftKey={{ screen, recordId: null }}
        notice={prefill?.notice}
        parties={parties}
        face={shown}
        initial={initial}
        title="New Non-PO Invoice"
        backTo={nonPoPaths.list}
        backLabel="Invoice List"
        bySupplier={bySupplier}
      />
    );
  }

  const problem = partiesError ?? configError;
  return (
    <>
      <PageHeader title="New Non-PO Invoice" backTo={nonPoPaths.list} backLabel="Invoice List" />
      {problem ? (
        <ErrorPanel
          message={problem.message}
          onRetry={() => void Promise.all([partiesError && reloadParties(), configError && reloadConfig()])}
        />
      ) : parties === null ? (
        <EmptyText text="No Data Found" hint="This supplier is not registered with this company." />
      ) : (
        <FieldsSkeleton fields={12} />
      )}
    </>
  );
}
