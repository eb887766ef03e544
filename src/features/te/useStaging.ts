import { useRef, useState } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { deleteStaged, submitStaged, type StagedRow } from './api/operations';
import { teMessages } from './model/messages';
import { hasInvoiceFile } from './model/rowFiles';
import { getNumber, getRefusals } from './model/staging';

export interface StagingOutcome {
  text: string;
  reason?: string;
  error?: CallError;
  failed: boolean;
}

export interface Staging {
  /** Running action; 'question' while the deletion is being confirmed. */
  busy: 'submit' | 'question' | 'delete' | null;
  outcomes: readonly StagingOutcome[];
  forget: () => void;
  submit: (rows: readonly StagedRow[]) => Promise<boolean>;
  /** Asks for confirmation first. Resolves to true if deletion began: some rows may be deleted. */
  remove: (rows: readonly StagedRow[]) => Promise<boolean>;
}

/** Submits and deletes imported invoices, one action at a time (spec 3 §5, §8). */
export function useStaging(): Staging {
  const call = useCall();
  const [busy, setBusy] = useState<Staging['busy']>(null);
  const [outcomes, setOutcomes] = useState<readonly StagingOutcome[]>([]);
  const running = useRef(false);

  const alone = async (what: 'submit' | 'question', act: () => Promise<boolean>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(what);
    setOutcomes([]);
    try {
      return await act();
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  const send = async (rows: readonly StagedRow[]) => {
    try {
      const refusals = getRefusals(
        await call(
          submitStaged,
          rows.map(({ id }) => id),
        ),
      );
      if (refusals === null) {
        notify.success(teMessages.submitted);
        return true;
      }
      notify.error(teMessages.notSubmitted);
      setOutcomes(refusals.map(({ number, reason }) => ({ text: number, reason, failed: true })));
    } catch (error) {
      notify.error(teMessages.notSubmitted, { cause: error });
      setOutcomes([{ text: teMessages.notSubmitted, error: toCallError(error), failed: true }]);
    }
    return false;
  };

  const deleteOne = async (row: StagedRow): Promise<StagingOutcome> => {
    const number = getNumber(row);
    try {
      await call(deleteStaged, row.id);
      return { text: teMessages.deleted(number), failed: false };
    } catch (error) {
      return { text: teMessages.notDeleted(number), error: toCallError(error), failed: true };
    }
  };

  return {
    busy,
    outcomes,
    forget: () => setOutcomes([]),
    submit: rows => {
      if (rows.every(hasInvoiceFile)) return alone('submit', () => send(rows));
      notify.error(teMessages.withoutFile);
      return Promise.resolve(false);
    },
    remove: rows =>
      alone('question', async () => {
        const sure = await confirm({
          title: teMessages.confirmDelete,
          table: {
            label: 'Imported invoices to delete',
            columns: [{ title: 'Invoice Number' }, { title: 'Supplier' }],
            rows: rows.map(row => [getNumber(row), row.supplierName ?? '']),
          },
          okText: 'Delete',
          danger: true,
        });
        if (!sure) return false;
        setBusy('delete');
        for (const row of rows) {
          const outcome = await deleteOne(row);
          setOutcomes(before => [...before, outcome]);
        }
        return true;
      }),
  };
}
