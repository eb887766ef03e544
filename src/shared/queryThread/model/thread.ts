import * as z from 'zod/mini';
import { inIdOrder, type Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

/** Creator, recipient or person in copy. */
export interface QueryPerson {
  userId: string;
  name: string;
  email: string;
  /** True for the Supplier role group. */
  isSupplier: boolean;
}

/** Query on a record; its questions and answers are items. */
export interface Query {
  id: Id;
  category: string;
  title: string;
  creator: QueryPerson;
  recipient: QueryPerson;
  cc: QueryPerson[];
  /** Under Query, Work in Progress or Closed, in the backend's spelling. */
  status: string;
  isOpen: boolean;
  raisedAt: string;
  attachments: Attachment[];
}

export interface QueryItem {
  id: Id;
  query: string;
  queryDate: string;
  response: string;
  responseDate: string;
  status: string;
  attachments: Attachment[];
}

type Text = string | null | undefined;

export interface QueryRow {
  id: Id;
  contextAttachments?: Text;
  categoryName?: Text;
  title?: Text;
  createdById?: Text;
  createdByName?: Text;
  createdByEmail?: Text;
  recipientId?: Text;
  recipientName?: Text;
  recipientEmail?: Text;
  emailInCC?: Text;
  isClosed?: boolean | null | undefined;
  status?: Text;
  rct?: Text;
}

export interface QueryItemRow {
  id: Id;
  query?: Text;
  queryDate?: Text;
  response?: Text;
  responseDate?: Text;
  status?: Text;
  attachments?: Text;
}

const text = z.nullish(z.string());
const ccSchema = z.array(
  z.union([z.string(), z.looseObject({ userId: text, userName: text, name: text, email: text })]),
);

function person(userId: Text, name: Text, email: Text): QueryPerson {
  return { userId: userId ?? '', name: name ?? '', email: email ?? '', isSupplier: false };
}

function copiedIn(value: Text): QueryPerson[] {
  return parseJsonText(ccSchema, value, []).map(entry =>
    typeof entry === 'string' ? person('', '', entry) : person(entry.userId, entry.userName ?? entry.name, entry.email),
  );
}

export function parseQuery(row: QueryRow): Query {
  return {
    id: row.id,
    category: row.categoryName ?? '',
    title: row.title ?? '',
    creator: person(row.createdById, row.createdByName, row.createdByEmail),
    recipient: person(row.recipientId, row.recipientName, row.recipientEmail),
    cc: copiedIn(row.emailInCC),
    status: row.status ?? '',
    isOpen: row.isClosed !== true && !isStatus(row.status, 'closed'),
    raisedAt: row.rct ?? '',
    attachments: attachmentsFromJson(row.contextAttachments),
  };
}

/** Parses items in chronological order. */
export function parseItems(rows: readonly QueryItemRow[]): QueryItem[] {
  return rows
    .map(row => ({
      id: row.id,
      query: row.query ?? '',
      queryDate: row.queryDate ?? '',
      response: row.response ?? '',
      responseDate: row.responseDate ?? '',
      status: row.status ?? '',
      attachments: attachmentsFromJson(row.attachments),
    }))
    .sort((a, b) => inIdOrder(a.id, b.id) || (Date.parse(a.queryDate) || 0) - (Date.parse(b.queryDate) || 0));
}

export function writerName({ name, email, userId }: QueryPerson): string {
  return name || email || userId;
}

/**
 * Returns true for the same person: by user id, otherwise e-mail. Also compares names, unlike the workflow's
 * `samePerson`, because `rcb` holds a user id, an e-mail or a name (docs/decisions.md#creator-match).
 */
export function isSamePerson(a: QueryPerson, b: QueryPerson): boolean {
  const names = [b.userId, b.email, b.name].filter(Boolean);
  if (a.userId) return names.some(name => equalsIgnoreCase(a.userId, name));
  return a.email !== '' && equalsIgnoreCase(a.email, b.email);
}
