import { canCreateInvoice } from '@/domain/invoice/author';
import { isCreator } from '@/domain/record/policy';
import type { Id } from '@/lib/ids';
import { NOT_ACCEPTED, toUserMessage } from '@/lib/userMessage';
import { isCreatedId, isSuccessStatus } from '@/lib/success';
import type { Session } from '@/platform/session/session';
import type { StagedRow } from '../api/operations';
import { teMessages } from './messages';
import { hasInvoiceFile } from './rowFiles';

export const getNumber = ({ id, invoiceNumber }: Pick<StagedRow, 'id' | 'invoiceNumber'>) => invoiceNumber || `#${id}`;

/** Allows import, submit and delete; reviewers and auditors only read. */
export const canImport = canCreateInvoice;

/** Only the user who imported a row may change it. */
export function canChange(session: Session, row: Pick<StagedRow, 'rcb'>): boolean {
  return canImport(session) && isCreator(session, row.rcb);
}

/** Returns why a row can't be selected, or null. Without an invoice file it can only be deleted (spec 3 §5). */
export function whyNotChosen(session: Session, row: StagedRow, deleting: boolean): string | null {
  if (!canChange(session, row)) return `Imported by ${row.createdByName ?? 'another user'}`;
  return deleting || hasInvoiceFile(row) ? null : teMessages.addFileFirst;
}

interface SubmitResponse {
  id: Id | null;
  status: string | null;
  message: string | null;
  data: readonly { key: string | null; value: string | null }[] | null;
}

export interface StagingRefusal {
  number: string;
  reason: string;
}

/** Reads the submit response: null if all were accepted. The id must be valid and the status must confirm success. */
export function getRefusals(result: SubmitResponse | null): readonly StagingRefusal[] | null {
  if (!result) return [];
  if (isCreatedId(result.id) && isSuccessStatus(result.status ?? 'success', 'imported', 'submitted')) return null;
  const refusals = (result.data ?? []).map(({ key, value }) => ({
    number: key ?? '',
    reason: toUserMessage(value, true) ?? NOT_ACCEPTED,
  }));
  const reason = toUserMessage(result.message) ?? toUserMessage(result.status);
  return refusals.length > 0 || reason === null ? refusals : [{ number: teMessages.notSubmitted, reason }];
}
