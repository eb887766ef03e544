import type { Database, Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { badInput } from '../rules/errors.ts';
import { getSnapshot, writeChanges } from '../rules/history/history.ts';
import { editableSupplier, type SupplierProfile } from '../rules/suppliers.ts';
import { ALL_RIGHTS, level, started, type Level, type Person } from '../rules/workflow/levels.ts';
import { submitTask } from '../rules/tasks/taskStore.ts';
import { mustBeComplete, mustHaveLocation } from '../sections/complete.ts';
import type { SectionKind } from '../sections/sectionType.ts';
import { getApprovalHistory } from './approvalHistory.ts';
import { CHANGED } from './changed.ts';
import { changeTypes, type ChangeType } from './changeTypes.ts';
import { getCards } from './cards.ts';

/** 'Send For Approver' (spec 1 §4, §7 `supplierDetailsWorkflowCreate`). */
export async function createSupplierWorkflow(db: Database, viewer: Viewer, id: number): Promise<number> {
  return db.transaction(tx => sendChanges(tx, viewer, id));
}

async function sendChanges(tx: Sql, viewer: Viewer, id: number): Promise<number> {
  await tx.query('select id from supplier where id = $1 for update', [id]);
  const supplier = await editableSupplier(tx, viewer, id);
  await mustHaveLocation(tx, id);
  await mustBeComplete(tx, id);
  let sent = 0;
  for (const kind of changeTypes) if (await sendOne(tx, viewer, supplier, kind)) sent++;
  if (sent === 0) throw badInput('There are no changes to send.');
  await tx.query(
    `update supplier set workflow_status = 'Pending', approved = 'pending', rub = $2, rut = now() where id = $1`,
    [id, viewer.userId],
  );
  return id;
}

async function sendOne(tx: Sql, viewer: Viewer, supplier: SupplierProfile, kind: ChangeType): Promise<boolean> {
  const counts: { section: SectionKind; count: number }[] = [];
  for (const section of kind.sections) {
    const rows = await tx.query<{ id: number }>(
      `select id from ${section.table} where supplier_id = $1 and ${CHANGED}`,
      [supplier.id],
    );
    if (rows.length > 0) counts.push({ section, count: rows.length });
  }
  if (counts.length === 0) return false;
  const history = getApprovalHistory(kind);
  const former = await getSnapshot(tx, history, supplier.id);
  const cards = await getCards(tx, { name: viewer.userName, email: viewer.email }, supplier.id, kind);
  for (const { section } of counts)
    await tx.query(`update ${section.table} set status = 'Pending' where supplier_id = $1 and ${CHANGED}`, [
      supplier.id,
    ]);
  await submitTask(tx, kind, {
    contextId: supplier.id,
    title: getTitle(kind, counts),
    requester: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
    levels: await getLevels(tx, kind),
    recordData: {
      supplierCode: supplier.code,
      supplierName: supplier.legalName,
      countryCode: supplier.countryCode,
      ...cards,
    },
  });
  await writeChanges(tx, viewer, history, supplier.id, former);
  return true;
}

/** 'Financial Information: Bank Details (1)'. */
export function getTitle(kind: ChangeType, counts: readonly { section: SectionKind; count: number }[]): string {
  return `${kind.title}: ${counts.map(({ section, count }) => `${section.label} (${count})`).join(', ')}`;
}

const DAYS = 3;

async function getLevels(tx: Sql, kind: ChangeType): Promise<Level[]> {
  const people = await tx.query<Person>(
    'select user_id "userId", name, email from employee where user_id = any($1) and active and not deleted',
    [kind.approvers.flat()],
  );
  return changeLevels(kind, people);
}

export function changeLevels({ approvers }: ChangeType, people: readonly Person[]): Level[] {
  const levels = approvers.map((userIds, index) =>
    level(
      index + 1,
      DAYS,
      people.filter(({ userId }) => userIds.includes(userId)),
      ALL_RIGHTS,
    ),
  );
  return levels.map((each, index) =>
    started({ ...each, IsLastWorkflowLevel: index === levels.length - 1 }, index === 0),
  );
}
