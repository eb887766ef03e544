import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useParties } from '@/domain/invoice/api/useParties';
import { readAddHref } from '@/domain/invoice/newInvoice';
import { NewDocument } from '@/domain/record/NewDocument';
import { StoredDocumentForm } from '@/domain/record/StoredDocumentForm';
import { readImportState } from '../import/model/prefill';
import { nonPoForm } from '../nonPo.form';

/** Create form. The URL names company and supplier; without them the screen shows a message (docs/decisions.md#id-in-address). */
export function NonPoFormScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const prefill = useMemo(() => readImportState(state), [state]);
  const invoiceFor = useMemo(() => readAddHref(search, state), [search, state]);
  const parties = useParties(invoiceFor);
  return (
    <NewDocument
      definition={nonPoForm}
      documentContext={parties}
      configFor={invoiceFor}
      chooseFirst={invoiceFor ? null : "Select a company first. Use 'Create New' on the list."}
      nothing="This supplier is not registered with this company."
      getDraft={({ company, supplier }) => `${company.code}-${supplier.code}`}
      prefill={prefill}
    />
  );
}

/** Edit form for a draft, a sent-back invoice, or a correction by the approver. */
export function NonPoEditScreen() {
  return <StoredDocumentForm definition={nonPoForm} mode="edit" />;
}

export function NonPoCopyScreen() {
  return <StoredDocumentForm definition={nonPoForm} mode="copy" />;
}
