import Select, { type RefSelectProps } from 'antd/es/select';
import { useEffect, useId, useRef, useState, type RefCallback } from 'react';
import type { Focusable } from '@/shared/ui/ControlProps';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Problem } from '@/shared/ui/Problem';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { Stack, Text } from '@/shared/ui/layout';
import type { SupplierRow } from './api/useParties';
import { invoiceMessages } from './messages';
import { companyLabel, type PartyChoice } from './usePartyChoice';

const toOption = (row: SupplierRow) => ({ value: row.code ?? '', label: row.name ?? '', hint: row.code ?? '' });

interface PartyFieldsProps {
  choice: PartyChoice;
  problem: string | null;
  disabled?: boolean;
  /** Ref of the dialog's first field. Keep it stable between renders. */
  firstField?: RefCallback<Focusable>;
}

export function PartyFields({ choice, problem, disabled = false, firstField }: PartyFieldsProps) {
  const { picksSupplier, companies } = choice;
  const ids = { supplier: useId(), error: useId() };
  const showsCompany = companies.loading || (companies.rows !== null && companies.rows.length > 0);
  // Before a supplier is chosen there is no company field to show the error.
  const saidAtSupplier = showsCompany || choice.supplier ? null : problem;
  return (
    <>
      {picksSupplier && (
        <Stack gap={3}>
          <Text as="label" tone="soft" weight="medium" htmlFor={ids.supplier} data-required>
            Supplier
          </Text>
          <RemoteSelect<SupplierRow>
            id={ids.supplier}
            ref={firstField}
            value={choice.supplier}
            onChange={choice.pickSupplier}
            search={choice.findSuppliers}
            toOption={toOption}
            placeholder="Search name, code or PAN"
            disabled={disabled}
            aria-required
            aria-invalid={saidAtSupplier !== null}
            aria-describedby={saidAtSupplier ? ids.error : undefined}
          />
          {saidAtSupplier && <Problem id={ids.error}>{saidAtSupplier}</Problem>}
        </Stack>
      )}
      <Text as="output" tone="soft" data-read={!companies.loading || undefined}>
        {companies.loading ? invoiceMessages.pleaseWait : ''}
      </Text>
      {companies.error && <ErrorPanel error={companies.error} onRetry={companies.retry} />}
      {companies.rows?.length === 0 && (
        <Text as="p" tone="soft">
          This supplier is not registered with a company yet. Contact your buyer.
        </Text>
      )}
      {showsCompany && (
        <CompanyField
          choice={choice}
          problem={problem}
          disabled={disabled}
          isFirst={!picksSupplier}
          firstField={picksSupplier ? undefined : firstField}
        />
      )}
    </>
  );
}

interface CompanyFieldProps extends Omit<PartyFieldsProps, 'firstField'> {
  isFirst: boolean;
  firstField: RefCallback<Focusable> | undefined;
}

/** The field may appear after the dialog opened. As first field it gets the focus; text typed before the companies load is kept. */
function CompanyField({ choice, problem, disabled, isFirst, firstField }: CompanyFieldProps) {
  const { companies, company } = choice;
  const ids = { company: useId(), error: useId() };
  const select = useRef<RefSelectProps>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const keepTyped = () => {
    if (companies.rows !== null || text.trim() === '') return;
    choice.pickTyped(text.trim());
    setText('');
    setOpen(false);
  };
  useEffect(() => {
    firstField?.(select.current);
    if (isFirst) select.current?.focus();
    // The field disappears if the companies fail to load.
    return () => void firstField?.(null);
  }, [isFirst, firstField]);
  return (
    <Stack gap={3}>
      <Text as="label" tone="soft" weight="medium" htmlFor={ids.company} data-required>
        Company
      </Text>
      <Select
        id={ids.company}
        ref={select}
        value={company?.code ?? (companies.rows === null && choice.typed !== '' ? choice.typed : null)}
        onChange={choice.pickCompany}
        options={(companies.rows ?? []).map(row => ({ value: row.code, label: companyLabel(row) }))}
        showSearch={{ optionFilterProp: 'label', searchValue: text, onSearch: setText }}
        open={open}
        onOpenChange={setOpen}
        onInputKeyDown={event => event.key === 'Enter' && keepTyped()}
        onBlur={keepTyped}
        notFoundContent={companies.rows === null ? invoiceMessages.pleaseWait : 'No Data'}
        placeholder="Select a company"
        disabled={disabled}
        status={problem ? 'error' : undefined}
        aria-required
        aria-invalid={problem !== null}
        aria-describedby={problem ? ids.error : undefined}
      />
      {problem && <Problem id={ids.error}>{problem}</Problem>}
    </Stack>
  );
}
