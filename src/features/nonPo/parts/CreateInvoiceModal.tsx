import Modal from 'antd/es/modal';
import { useState } from 'react';
import type { Session } from '@/platform/session/session';
import { messages } from '../model/messages';
import type { NewInvoiceFor } from '../paths';
import styles from './CreateInvoiceModal.module.css';
import { PartyFields } from './PartyFields';
import { usePartyChoice } from './usePartyChoice';

interface CreateInvoiceModalProps {
  session: Session;
  onCancel: () => void;
  onCreate: (invoiceFor: NewInvoiceFor) => void;
}

/** Decides for whom and to which company an invoice is raised. */
export function CreateInvoiceModal({ session, onCancel, onCreate }: CreateInvoiceModalProps) {
  const choice = usePartyChoice(session);
  const { company } = choice;
  const [asked, setAsked] = useState(false);

  const submit = () => {
    setAsked(true);
    if (!company) return;
    onCreate({ companyCode: company.code, countryCode: company.countryCode, supplierCode: company.supplierCode });
  };

  return (
    <Modal open title="Create Invoice" okText="Create Invoice" onOk={submit} onCancel={onCancel} destroyOnHidden>
      <div className={styles.body}>
        <PartyFields choice={choice} problem={asked && !company ? messages.companyRequired : null} />
      </div>
    </Modal>
  );
}
