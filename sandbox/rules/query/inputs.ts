import type { FileFamily } from '@/lib/fileTypes';
import * as z from 'zod/mini';

/** The contract's `QueryCreateInput`, limited to fields that the client may set. */
export interface QueryCreateInput {
  context: string;
  contextId: number;
  contextUrl?: string | null;
  categoryCode: string;
  title?: string | null;
  note?: string | null;
  createdById: string;
  recipientId: string;
  recipientType?: string | null;
  emailInCC?: string | null;
  query: string;
  attachments?: string | null;
}

export interface QueryItemInput {
  id?: number | null;
  queryId: number;
  title?: string | null;
  query?: string | null;
  response?: string | null;
  attachments?: string | null;
}

export const UNDER_QUERY = 'Under Query';
export const IN_PROGRESS = 'Work in Progress';
export const CLOSED = 'Closed';

export const MIN_TEXT = 20;
export const MAX_CC = 5;

/** Responses may also include e-mails (spec 2 §5). */
export const QUESTION_FILES: readonly FileFamily[] = ['csv', 'excel', 'pdf', 'image'];
export const ANSWER_FILES: readonly FileFamily[] = [...QUESTION_FILES, 'email'];

/** Other fields of `emailInCC` are ignored. */
export const copied = z.array(z.object({ userId: z.string() }));
