import { safeParseJsonText } from '@/lib/jsonText';
import { equalsIgnoreCase } from '@/lib/text';
import type { StoredRecord } from '../declared/recordType.ts';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { isSupplierSide } from '../access.ts';
import { badInput, type FieldError } from '../errors.ts';
import { copied, MAX_CC, type QueryCreateInput } from './inputs.ts';

interface QueryPerson {
  userId: string;
  userName: string;
  email: string;
}

interface Candidate extends QueryPerson {
  isSupplier: boolean;
  /** Belongs to the record's supplier or its agency. */
  ofRecord: boolean;
}

const NOT_SELECTABLE = "User can't be selected";

/**
 * Resolves the recipient and cc users of a new query (spec 2 §5, docs/decisions.md#query-rights): never the sender;
 * in User mode the recipient is a buyer-side user; suppliers query only the record's approver or requester;
 * users without access to the record are refused.
 */
export async function findPeople(db: Sql, viewer: Viewer, input: QueryCreateInput, record: StoredRecord) {
  const cc = readCopied(input.emailInCC);
  const people = await candidates(db, [input.recipientId, ...cc], record.supplierId);
  const recipient = people.get(input.recipientId);
  const errors: FieldError[] = [];
  if (!recipient || !mayReceive(recipient, viewer, input, record))
    errors.push({ path: 'recipientId', message: NOT_SELECTABLE });
  if (cc.length > MAX_CC) errors.push({ path: 'emailInCC', message: `Max ${MAX_CC} user Allow` });
  for (const userId of cc) {
    const person = people.get(userId);
    const wrong = !person || userId === viewer.userId || userId === input.recipientId;
    if (wrong || (person.isSupplier && !person.ofRecord)) errors.push({ path: 'emailInCC', message: NOT_SELECTABLE });
  }
  return { recipient, copied: cc.flatMap(userId => people.get(userId) ?? []), errors };
}

function mayReceive(person: Candidate, viewer: Viewer, input: QueryCreateInput, record: StoredRecord): boolean {
  if (person.userId === viewer.userId) return false;
  if (equalsIgnoreCase(input.recipientType, 'User') && person.isSupplier) return false;
  if (equalsIgnoreCase(input.recipientType, 'Supplier') && !person.isSupplier) return false;
  if (isSupplierSide(viewer)) return person.userId === record.approverId || person.userId === record.rcb;
  return !person.isSupplier || person.ofRecord;
}

function readCopied(text: string | null | undefined): string[] {
  if (!text?.trim()) return [];
  const parsed = safeParseJsonText(copied, text);
  if (!parsed.success) throw badInput(`emailInCC is not a list of people: ${parsed.error}`);
  return [...new Set(parsed.data.map(person => person.userId))];
}

async function candidates(db: Sql, userIds: string[], supplierId: number): Promise<Map<string, Candidate>> {
  const rows = await db.query<Candidate>(
    `select user_id "userId", user_name "userName", email, 'supplier' = any(role_groups) "isSupplier",
            (supplier_id = $2 or exists (select from user_supplier us where us.user_id = u.user_id and us.supplier_id = $2))
              is true "ofRecord"
       from users u where user_id = any($1) and active`,
    [userIds, supplierId],
  );
  return new Map(rows.map(row => [row.userId, row]));
}
