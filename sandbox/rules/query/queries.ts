import type { FileFamily } from '@/lib/fileTypes';
import { MAX_TEXT } from '@/lib/limits';
import { isBlank } from '@/lib/text';
import { getType } from '../declared/knownTypes.ts';
import type { RecordType } from '../declared/recordType.ts';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, seesRecord } from '../access.ts';
import { badInput, conflict, forbidden, type FieldError } from '../errors.ts';
import { getSnapshot, writeChanges } from '../history/history.ts';
import { checkFiles } from '../files/attachments.ts';
import { linkFiles } from '../files/linking.ts';
import { findPeople } from './people.ts';
import {
  ANSWER_FILES,
  CLOSED,
  IN_PROGRESS,
  MIN_TEXT,
  QUESTION_FILES,
  UNDER_QUERY,
  type QueryCreateInput,
  type QueryItemInput,
} from './inputs.ts';

/** Statuses without queries: not submitted yet, or rejected. */
const NOT_QUERIED = ['Draft', 'Rejected'];

export async function createQuery(db: Database, viewer: Viewer, input: QueryCreateInput): Promise<number> {
  if (input.createdById !== viewer.userId) throw forbidden('You can only raise queries in your own name.');
  return db.transaction(async tx => {
    const kind = getType(input.context);
    const record = kind && (await findRecord(tx, kind, input.contextId));
    if (!kind || !record || !(await seesRecord(tx, viewer, kind, record.id)))
      throw badInput("This record doesn't exist.");
    if (NOT_QUERIED.includes(record.status))
      throw conflict(`You can't raise a query while the invoice is ${record.status}.`);
    const category = await first<{ name: string }>(
      tx,
      'select name from query_category where code = $1 and active and not deleted',
      [input.categoryCode],
    );
    const { recipient, copied, errors } = await findPeople(tx, viewer, input, record);
    const files = await getFiles(tx, viewer, input.attachments, QUESTION_FILES, kind, record.id);
    if (!category) errors.push({ path: 'categoryCode', message: 'Category is required' });
    errors.push(...textErrors('query', input.query), ...files.errors);
    if (errors.length > 0 || !recipient) throw wrong(errors);
    const former = await getSnapshot(tx, kind, record.id);
    const created = await first<{ id: number }>(
      tx,
      `insert into record_query (module, context, context_id, context_url, context_attachments, category_code, category_name,
                                 title, note, created_by_id, created_by_name, created_by_email, recipient_id, recipient_name,
                                 recipient_email, recipient_type, email_in_cc, participants)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
      [
        kind.module,
        kind.context,
        record.id,
        input.contextUrl?.slice(0, MAX_TEXT) ?? `${kind.path}${record.id}`,
        JSON.stringify(files.stored),
        input.categoryCode,
        category?.name,
        input.title?.trim() || category?.name,
        input.note?.trim() || null,
        viewer.userId,
        viewer.userName,
        viewer.email,
        recipient.userId,
        recipient.userName,
        recipient.email,
        recipient.isSupplier ? 'Supplier' : 'User',
        JSON.stringify(copied.map(({ userId, userName, email }) => ({ userId, userName, email }))),
        [viewer.userId, recipient.userId, ...copied.map(person => person.userId)],
      ],
    );
    const id = created?.id ?? 0;
    await addItem(tx, viewer, id, input.title, input.query, files.stored);
    await linkFiles(tx, kind.context, record.id, 'attachments', files.stored);
    await applyQueries(tx, viewer, kind, record.id);
    await writeChanges(tx, viewer, kind, record.id, former);
    return id;
  });
}

interface OpenQuery {
  id: number;
  kind: RecordType;
  contextId: number;
  createdById: string;
  recipientId: string;
  recipientName: string;
  isClosed: boolean;
  status: string;
}

/** The creator adds questions, the recipient responses; returns the item's id. */
export async function createQueryItem(db: Database, viewer: Viewer, input: QueryItemInput): Promise<number> {
  return db.transaction(async tx => {
    const query = await findOpen(tx, viewer, input.queryId);
    const former = await getSnapshot(tx, query.kind, query.contextId);
    const id = input.response ? await answer(tx, viewer, query, input) : await ask(tx, viewer, query, input);
    await applyQueries(tx, viewer, query.kind, query.contextId);
    await writeChanges(tx, viewer, query.kind, query.contextId, former);
    return id;
  });
}

async function ask(db: Sql, viewer: Viewer, query: OpenQuery, input: QueryItemInput): Promise<number> {
  if (query.createdById !== viewer.userId) throw forbidden('Only the creator of a query can follow up.');
  if (query.status !== IN_PROGRESS) throw conflict('The last question has not been answered yet.');
  const files = await getFiles(db, viewer, input.attachments, QUESTION_FILES, query.kind, query.contextId);
  const errors = [...textErrors('query', input.query ?? ''), ...files.errors];
  if (errors.length > 0) throw wrong(errors);
  await linkFiles(db, query.kind.context, query.contextId, 'attachments', files.stored);
  await setStatus(db, query.id, UNDER_QUERY);
  return addItem(db, viewer, query.id, input.title, input.query ?? '', files.stored);
}

async function answer(db: Sql, viewer: Viewer, query: OpenQuery, input: QueryItemInput): Promise<number> {
  if (query.recipientId !== viewer.userId) throw forbidden('Only the recipient can answer a query.');
  const item = await first<{ id: number; response: string | null }>(
    db,
    'select id, response from record_query_item where query_id = $1 and ($2::int is null or id = $2) order by id desc limit 1',
    [query.id, input.id ?? null],
  );
  if (!item) throw badInput("This question doesn't exist.");
  if (item.response !== null) throw conflict('This question is already answered.');
  const files = await getFiles(db, viewer, input.attachments, ANSWER_FILES, query.kind, query.contextId);
  const errors = [...textErrors('response', input.response ?? ''), ...files.errors];
  if (errors.length > 0) throw wrong(errors);
  await linkFiles(db, query.kind.context, query.contextId, 'attachments', files.stored);
  await db.query(
    `update record_query_item set response = $2, response_date = now(), status = $3, is_closed = true,
            attachments = attachments || $4::jsonb
      where id = $1`,
    [item.id, input.response?.trim(), IN_PROGRESS, JSON.stringify(files.stored)],
  );
  await setStatus(db, query.id, IN_PROGRESS);
  return item.id;
}

export async function closeQuery(db: Database, viewer: Viewer, id: number): Promise<number> {
  return db.transaction(async tx => {
    const query = await findOpen(tx, viewer, id);
    if (query.createdById !== viewer.userId) throw forbidden('Only the creator may close a query.');
    const former = await getSnapshot(tx, query.kind, query.contextId);
    await tx.query('update record_query set is_closed = true, status = $2, rut = now() where id = $1', [id, CLOSED]);
    await tx.query('update record_query_item set is_closed = true where query_id = $1', [id]);
    await applyQueries(tx, viewer, query.kind, query.contextId);
    await writeChanges(tx, viewer, query.kind, query.contextId, former);
    return id;
  });
}

async function findOpen(db: Sql, viewer: Viewer, id: number): Promise<OpenQuery> {
  const query = await first<Omit<OpenQuery, 'kind'> & { context: string }>(
    db,
    `select id, context, context_id "contextId", created_by_id "createdById", recipient_id "recipientId",
            recipient_name "recipientName", is_closed "isClosed", status
       from record_query where id = $1 and active and not deleted`,
    [id],
  );
  const kind = getType(query?.context);
  if (!query || !kind || !(await seesRecord(db, viewer, kind, query.contextId)))
    throw badInput("This query doesn't exist.");
  if (query.isClosed) throw conflict('This query is already closed.');
  return { ...query, kind };
}

async function addItem(
  db: Sql,
  viewer: Viewer,
  queryId: number,
  title: string | null | undefined,
  text: string,
  files: object[],
): Promise<number> {
  const item = await first<{ id: number }>(
    db,
    'insert into record_query_item (query_id, title, query, attachments, rcb) values ($1, $2, $3, $4, $5) returning id',
    [queryId, title?.trim() || null, text.trim(), JSON.stringify(files), viewer.userId],
  );
  return item?.id ?? 0;
}

async function setStatus(db: Sql, id: number, status: string): Promise<void> {
  await db.query('update record_query set status = $2, rut = now() where id = $1', [id, status]);
}

/**
 * Under Query while one has no response, Work in Progress while one is open, else the status before the first
 * query.
 */
async function applyQueries(db: Sql, viewer: Viewer, { table, context }: RecordType, recordId: number): Promise<void> {
  await db.query(
    `with open as (
       select case when bool_or(status = $3) then $3 else $4 end status from record_query
        where context = $2 and context_id = $1 and not is_closed and active and not deleted having count(*) > 0
     )
     update ${table} i
        set status = coalesce(o.status, i.status_before_query, i.status),
            query_status = o.status,
            status_before_query = case when o.status is not null then coalesce(i.status_before_query, i.status) end,
            rub = $5
       from (select (select status from open) status) o
      where i.id = $1`,
    [recordId, context, UNDER_QUERY, IN_PROGRESS, viewer.userId],
  );
}

function getFiles(
  db: Sql,
  viewer: Viewer,
  value: string | null | undefined,
  families: readonly FileFamily[],
  { context }: RecordType,
  recordId: number,
) {
  return checkFiles(db, viewer, { path: 'attachments', value, families, context, recordId });
}

function textErrors(path: string, text: string): FieldError[] {
  if (isBlank(text) || text.trim().length < MIN_TEXT) return [{ path, message: `${MIN_TEXT} digits required.` }];
  return text.length > MAX_TEXT ? [{ path, message: `At most ${MAX_TEXT} characters` }] : [];
}

function wrong(errors: FieldError[]) {
  return badInput(errors.length === 1 ? (errors[0]?.message ?? '') : 'Correct the query.', errors);
}
