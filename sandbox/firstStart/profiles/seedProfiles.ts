import { getCards } from '../../changes/cards.ts';
import { getChangeType } from '../../changes/changeTypes.ts';
import { overallStatus } from '../../changes/decide.ts';
import { getTitle } from '../../changes/send.ts';
import type { Person } from '../../rules/workflow/levels.ts';
import { sectionKinds } from '../../sections/sections.ts';
import type { Sql } from '../../data/database.ts';
import { insertRows } from '../../data/seed/insert.ts';
import { agencyUsers } from '../../data/seed/people.ts';
import { nextId } from '../records.ts';
import { suppliers } from '../../data/seed/suppliers.ts';
import { applyEdits, changesOfRequest, type EditedRow, type NumberedRow } from './edits.ts';
import { createPapers } from './documents.ts';
import { playRequest, rowsOfRequest, type PlayedRequest } from './playRequest.ts';
import { getColumns, type ProfileRow } from './profileRow.ts';
import { profileRows } from './profileRows.ts';
import { requests } from './requests.ts';

const REGISTERED = '2026-03-02T06:00:00Z';

function getKeeper(supplierId: number): Person {
  const supplier = suppliers[supplierId - 1];
  if (!supplier) throw new Error(`There is no supplier ${supplierId}`);
  const agency = agencyUsers.find(user => user.suppliers.includes(supplier.code));
  if (agency) return { userId: agency.userId, name: agency.name, email: agency.email };
  return { userId: `usr-s-${String(supplierId).padStart(3, '0')}`, name: supplier.name, email: supplier.email };
}

export async function seedProfiles(db: Sql, filesFolder: string): Promise<void> {
  const papers = createPapers();
  const rows = numbered(
    suppliers.flatMap((supplier, index) => profileRows(supplier, index + 1, getKeeper(index + 1), papers)),
  );
  const history: object[] = [];
  const sent: { played: PlayedRequest; edited: EditedRow[] }[] = [];
  for (const planned of requests.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const kind = getChangeType(planned.context);
    const autosave = getKeeper(planned.supplierId);
    const edited = applyEdits(rows, planned, autosave, papers);
    history.push(...changesOfRequest(planned, edited, autosave));
    const played = kind && planned.acts && playRequest(kind, planned, autosave);
    for (const { row } of edited) row.status = played ? played.rowStatus : null;
    if (played) sent.push({ played, edited });
  }
  await papers.write(db, filesFolder);
  await insertSections(db, rows);

  const former = await nextId(db, 'workflow_task');
  const written = [];
  for (const [index, { played, edited }] of sent.entries())
    written.push(
      rowsOfRequest(played, former + index + 1, {
        title: getTitle(played.kind, getCounts(edited)),
        recordData: await getRecordData(db, played, edited),
      }),
    );
  const tables: [table: string, rows: object[]][] = [
    ['workflow_task', written.map(({ task }) => task)],
    ['workflow_log', written.flatMap(({ log }) => log)],
    ['record_change', [...history, ...written.flatMap(each => each.history)]],
  ];
  for (const [table, list] of tables) await insertRows(db, table, list);
  await db.query(`select setval(pg_get_serial_sequence('workflow_task', 'id'), (select max(id) from workflow_task))`);
  await writeStatuses(db, sent.map(({ played }) => played)); // prettier-ignore
}

function numbered(rows: readonly ProfileRow[]): NumberedRow[] {
  const counts = new Map<string, number>();
  return rows.map(row => {
    const id = (counts.get(row.section.table) ?? 0) + 1;
    counts.set(row.section.table, id);
    return { ...row, id };
  });
}

async function insertSections(db: Sql, rows: readonly NumberedRow[]): Promise<void> {
  for (const section of sectionKinds) {
    const { table } = section;
    const own = rows.filter(row => row.section === section);
    await insertRows(
      db,
      table,
      own.map(row => ({
        id: row.id,
        uid: `seed-${table}-${row.id}`,
        supplier_id: row.supplierId,
        ...getColumns(row),
        status: row.status,
        rcb: getKeeper(row.supplierId).userId,
        rct: REGISTERED,
        active: !row.deleted,
        deleted: row.deleted === true,
      })),
    );
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
}

function getCounts(edited: readonly EditedRow[]) {
  return sectionKinds.flatMap(section => {
    const count = edited.filter(({ row }) => row.section === section).length;
    return count > 0 ? [{ section, count }] : [];
  });
}

async function getRecordData(
  db: Sql,
  { planned: { supplierId }, kind, requester }: PlayedRequest,
  edited: EditedRow[],
) {
  const supplier = suppliers[supplierId - 1];
  // All cards of a record type come from one table: contacts or accounts.
  const ids = edited.filter(({ row }) => /Contact|Bank/.test(row.section.entity)).map(({ row }) => row.id);
  const cards = ids.length > 0 ? await getCards(db, requester, supplierId, kind, `id in (${ids.join(', ')})`) : {};
  return {
    supplierCode: supplier?.code,
    supplierName: supplier?.name,
    countryCode: supplier?.countryCode,
    ...cards,
  };
}

async function writeStatuses(db: Sql, sent: readonly PlayedRequest[]): Promise<void> {
  const ids = [...new Set(sent.map(({ planned }) => planned.supplierId))];
  const statuses = ids.map(id => {
    const own = sent.filter(({ planned }) => planned.supplierId === id);
    const status = overallStatus(own.map(({ state }) => state.status));
    return { id, status, approved: status === 'Approved' ? 'approved' : 'pending' };
  });
  await db.query(
    `update supplier s set workflow_status = f.status, approved = f.approved
       from jsonb_to_recordset($1::jsonb) as f (id int, status text, approved text) where s.id = f.id`,
    [JSON.stringify(statuses)],
  );
}
