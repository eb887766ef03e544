import Select from 'antd/es/select';
import { useId } from 'react';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import type { SupplierRow } from '../api/useParties';
import { messages } from '../model/messages';
import styles from './CreateInvoiceModal.module.css';
import type { PartyChoice } from './usePartyChoice';

const toOption = (row: SupplierRow) => ({ value: row.code ?? '', label: row.name ?? '', hint: row.code ?? '' });

interface PartyFieldsProps {
  choice: PartyChoice;
  /** What is wrong with the company. */
  problem: string | null;
  disabled?: boolean;
}

/** The fields of 'Create Invoice': the supplier, for who acts for several, and the company. */
export function PartyFields({ choice, problem, disabled = false }: PartyFieldsProps) {
  const { picksSupplier, companies, company } = choice;
  const ids = { supplier: useId(), company: useId(), error: useId() };
  return (
    <>
      {picksSupplier && (
        <div className={styles.field}>
          <label htmlFor={ids.supplier}>Supplier</label>
          <RemoteSelect<SupplierRow>
            id={ids.supplier}
            value={choice.supplier}
            onChange={choice.pickSupplier}
            search={choice.findSuppliers}
            toOption={toOption}
            placeholder="Type at least 3 letters of the name"
            disabled={disabled}
          />
        </div>
      )}
      <output className={companies.loading ? styles.wait : styles.unseen}>
        {companies.loading ? messages.pleaseWait : ''}
      </output>
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
            onChange={choice.pickCompany}
            options={companies.rows.map(row => ({ value: row.code, label: `${row.name} (${row.code})` }))}
            showSearch={{ optionFilterProp: 'label' }}
            notFoundContent="No Data"
            placeholder="Select a company"
            disabled={disabled}
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
    </>
  );
}
