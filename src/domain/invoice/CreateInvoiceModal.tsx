import { useCallback, useRef, useState } from 'react';
import type { Session } from '@/platform/session/session';
import type { Focusable } from '@/shared/ui/ControlProps';
import { LookupsContext, useAfterLookups } from '@/shared/ui/lookups';
import { Stack } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { useEnterGoesOn } from '@/shared/ui/useEnterGoesOn';
import { invoiceMessages } from './messages';
import type { NewInvoiceFor } from './newInvoice';
import { PartyFields } from './PartyFields';
import { usePartyChoice } from './usePartyChoice';

interface CreateInvoiceModalProps {
  open: boolean;
  session: Session;
  onCancel: () => void;
  /** Called after the closing animation, when the focus is back on the opener. */
  onClosed: () => void;
  onCreate: (invoiceFor: NewInvoiceFor) => void;
}

export function CreateInvoiceModal(props: CreateInvoiceModalProps) {
  const { open, session, onCancel, onClosed, onCreate } = props;
  const firstField = useRef<Focusable>(null);
  const setFirstField = useCallback((field: Focusable | null) => void (firstField.current = field), []);
  const choice = usePartyChoice(session);
  const { company } = choice;
  const [isSubmitted, setIsSubmitted] = useState(false);

  const submit = () => {
    setIsSubmitted(true);
    if (!company) return firstField.current?.focus();
    onCreate({ companyCode: company.code, countryCode: company.countryCode, supplierCode: company.supplierCode });
  };
  const { lookups, waits, run } = useAfterLookups(() => open && submit(), choice.companies.loading);
  const enterGoesOn = useEnterGoesOn(run);

  return (
    <Modal
      open={open}
      title="Create Invoice"
      okText="Create Invoice"
      onOk={run}
      confirmLoading={waits}
      onCancel={onCancel}
      afterClose={onClosed}
    >
      <Stack gap={6} pad={[4, 0]} {...enterGoesOn}>
        <LookupsContext value={lookups}>
          <PartyFields
            choice={choice}
            problem={isSubmitted && !company ? invoiceMessages.companyRequired : null}
            firstField={setFirstField}
          />
        </LookupsContext>
      </Stack>
    </Modal>
  );
}
