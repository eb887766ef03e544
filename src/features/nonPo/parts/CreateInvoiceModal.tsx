import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { useEffect, useId, useState } from 'react';
import type { Session } from '@/platform/session/session';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { usePartySearch, type SupplierRow } from '../api/useParties';
import { messages } from '../model/messages';
import { mustPickSupplier, supplierPanOrCode } from '../model/nonPo.policy';
import type { NewInvoiceFor } from '../paths';
import styles from './CreateInvoiceModal.module.css';

interface CreateInvoiceModalProps {
  session: Session;
  onCancel: () => void;
  onCreate: (invoiceFor: NewInvoiceFor) => void;
}

interface CompanyOption {
  code: string;
  name: string;
  countryCode: string;
  supplierCode: string;
}

const toOption = (row: SupplierRow) => ({ value: row.code ?? '', label: row.name ?? '', hint: row.code ?? '' });

/**
 * Decides for whom and to which company an invoice is raised. A supplier chooses among the companies it works with; who acts for
 * several suppliers picks one first (DECISIONS 15).
 */
export function CreateInvoiceModal({ session, onCancel, onCreate }: CreateInvoiceModalProps) {
  const { findSupplierCompanies, findSuppliers } = usePartySearch();
  const picksSupplier = mustPickSupplier(session);
  const [supplier, setSupplier] = useState<SupplierRow | null>(null);
  const panOrCode = picksSupplier ? (supplier?.code ?? null) : supplierPanOrCode(session);
  const companies = useCompanies(panOrCode, findSupplierCompanies);
  const [companyCode, setCompanyCode] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const ids = { supplier: useId(), company: useId(), error: useId() };

  const only = companies.rows?.length === 1 ? companies.rows[0] : undefined;
  const company = companies.rows?.find(row => row.code === companyCode) ?? only;
  const problem = asked && !company ? messages.companyRequired : null;

  const submit = () => {
    setAsked(true);
    if (!company) return;
    onCreate({ companyCode: company.code, countryCode: company.countryCode, supplierCode: company.supplierCode });
  };

  return (
    <Modal open title="Create Invoice" okText="Create Invoice" onOk={submit} onCancel={onCancel} destroyOnHidden>
      <div className={styles.body}>
        {picksSupplier && (
          <div className={styles.field}>
            <label htmlFor={ids.supplier}>Supplier</label>
            <RemoteSelect<SupplierRow>
              id={ids.supplier}
              value={supplier}
              onChange={row => {
                setSupplier(row);
                setCompanyCode(null);
              }}
              search={findSuppliers}
              toOption={toOption}
              placeholder="Type at least 3 letters of the name"
              autoFocus
            />
          </div>
        )}
        <p role="status" className={companies.loading ? styles.wait : styles.unseen}>
          {companies.loading ? messages.pleaseWait : ''}
        </p>
        {companies.error && <ErrorPanel message={companies.error} onRetry={companies.retry} />}
        {companies.rows?.length === 0 && (
          <p className={styles.none}>
            This supplier is not registered with any company yet. Ask your buyer to extend it.
          </p>
        )}
        {companies.rows !== null && companies.rows.length > 0 && (
          <div className={styles.field}>
            <label htmlFor={ids.company}>Company</label>
            <Select
              id={ids.company}
              value={company?.code ?? null}
              onChange={setCompanyCode}
              options={companies.rows.map(row => ({ value: row.code, label: `${row.name} (${row.code})` }))}
              showSearch={{ optionFilterProp: 'label' }}
              notFoundContent="No Data"
              placeholder="Select a company"
              autoFocus={!picksSupplier}
              status={problem ? 'error' : undefined}
              aria-required
              aria-invalid={problem !== null}
              aria-describedby={problem ? ids.error : undefined}
            />
            {problem && (
              <p id={ids.error} className={styles.error} role="alert">
                {problem}
              </p>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
}

/** The companies of the supplier with this PAN or code; nothing is asked while it is not known. */
function useCompanies(
  panOrCode: string | null,
  find: (panOrCode: string, signal?: AbortSignal) => Promise<SupplierRow[]>,
) {
  const [state, setState] = useState<{ of: string | null; rows: CompanyOption[] | null; error: string | null }>({
    of: null,
    rows: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (panOrCode === null) return;
    const controller = new AbortController();
    find(panOrCode, controller.signal).then(
      rows => setState({ of: panOrCode, rows: rows.map(toCompanyOption), error: null }),
      (error: Error) => {
        if (!controller.signal.aborted) setState({ of: panOrCode, rows: null, error: error.message });
      },
    );
    return () => controller.abort();
  }, [panOrCode, find, attempt]);
  const current = state.of === panOrCode ? state : { rows: null, error: null };
  return {
    rows: current.rows,
    error: current.error,
    loading: panOrCode !== null && current.rows === null && current.error === null,
    retry: () => {
      setState({ of: null, rows: null, error: null });
      setAttempt(count => count + 1);
    },
  };
}

function toCompanyOption(row: SupplierRow): CompanyOption {
  return {
    code: row.companyCode ?? '',
    name: row.companyName ?? row.companyCode ?? '',
    countryCode: row.countryCode ?? '',
    supplierCode: row.code ?? '',
  };
}
