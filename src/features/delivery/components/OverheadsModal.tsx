import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { recordTypes } from '@/domain/recordTypes';
import { isIndia } from '@/lib/country';
import { MAX_OVERHEADS } from '@/lib/limits';
import { DialogForm, type Leave, type LeaveRef } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { LineTable } from '@/shared/lines/LineTable';
import type { ResolvedField } from '@/shared/fields/types';
import { Modal } from '@/shared/ui/Modal';
import { overheadColumns, overheadRows, type OverheadRow } from '../fields/overhead.lines';
import { overheadIssues, withOverheadTax } from '../model/overheads';

interface OverheadsModalProps {
  open: boolean;
  fields: readonly ResolvedField<OverheadRow>[];
  rows: readonly OverheadRow[];
  orderNo: string;
  country: string;
  onSave: (rows: OverheadRow[]) => void;
  onClose: () => void;
  /** Called after the dialog has closed and focus has returned. */
  onClosed: () => void;
}

interface Values {
  rows: OverheadRow[];
}

const TOTALS = ['amount', 'taxAmount', 'grossAmount'] as const;

/** 'Add Overheads': edits invoice-level charges (spec 3 §2, §5). They are saved with the invoice. */
export function OverheadsModal(props: OverheadsModalProps) {
  const leave = useRef<Leave>(null);
  return (
    <Modal
      open={props.open}
      title="Add Overheads"
      width="min(1080px, 95vw)"
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => (leave.current ?? props.onClose)()}
      afterClose={props.onClosed}
    >
      <OverheadsForm {...props} leave={leave} />
    </Modal>
  );
}

function OverheadsForm(props: OverheadsModalProps & { leave: LeaveRef }) {
  const { fields, rows, orderNo, country, onSave, onClose, leave } = props;
  const india = isIndia(country);
  const [initial] = useState((): Values => ({ rows: rows.length > 0 ? [...rows] : [overheadRows.blank()] }));
  const columns = useMemo(() => overheadColumns(fields, country), [fields, country]);
  const check = useCallback((lines: readonly OverheadRow[]) => overheadIssues(fields, lines, india), [fields, india]);
  const form = useDocumentForm<Values, null>({
    key: { screen: `${recordTypes.DeliveryInvoice.context}/overheads-${orderNo}`, recordId: null },
    initial,
    lineTables: { rows: overheadRows },
    schemaFor: () =>
      z.custom<Values>().check(({ value, issues }) => {
        for (const { index, key, message } of overheadIssues(fields, value.rows, india))
          issues.push({ code: 'custom', path: ['rows', index, key], message, input: value });
      }),
    save: values => {
      onSave(values.rows);
      return Promise.resolve(null);
    },
    readResult: () => 'ok',
    onSaved: () => onClose(),
  });
  return (
    <DialogForm
      form={form}
      recordPath={recordTypes.DeliveryInvoice.paths.list}
      submitLabel="Save"
      leaveTitle="Close without saving?"
      onCancel={onClose}
      leave={leave}
    >
      <LineTable
        form={form}
        name="rows"
        label="Overheads"
        columns={columns}
        blank={overheadRows.blank}
        derive={withOverheadTax}
        check={check}
        minRows={0}
        maxRows={MAX_OVERHEADS}
        country={country}
        totals={TOTALS}
      />
    </DialogForm>
  );
}
