import { getChanges } from '../../rules/history/history.ts';
import type { Entity } from '../../rules/history/entities.ts';
import type { Person } from '../../rules/workflow/levels.ts';
import type { SectionKind } from '../../sections/sectionType.ts';
import { sectionHistory } from '../../sections/sections.ts';
import type { Papers } from './documents.ts';
import { getColumns, type ProfileRow } from './profileRow.ts';
import type { Edit, PlannedRequest } from './requests.ts';

export interface NumberedRow extends ProfileRow {
  id: number;
}

/** A row of a request, before (null: added) and after (null: removed). */
export interface EditedRow {
  row: NumberedRow;
  before: NumberedRow | null;
  after: NumberedRow | null;
}

export function applyEdits(
  rows: NumberedRow[],
  { supplierId, edits }: PlannedRequest,
  autosave: Person,
  papers: Papers,
): EditedRow[] {
  return edits.map(edit => {
    const row =
      rows.find(each => each.supplierId === supplierId && each.key === edit.key) ?? added(rows, edit, supplierId);
    const before = edit.section ? null : { ...row };
    if (edit.to) row.values = { ...row.values, ...edit.to, ...proof(row, edit.to, autosave, papers) };
    else row.deleted = true;
    return { row, before, after: edit.to ? { ...row } : null };
  });
}

function added(rows: NumberedRow[], { section, key }: Edit, supplierId: number): NumberedRow {
  if (!section) throw new Error(`Supplier ${supplierId} has no row '${key}'`);
  const id = rows.filter(row => row.section === section).length + 1;
  const row: NumberedRow = { id, section, supplierId, key, values: {}, status: null };
  rows.push(row);
  return row;
}

/** Returns the document that proves the change, when the section requires one; it shows the entered values. */
function proof({ section, supplierId, values }: ProfileRow, to: object, autosave: Person, papers: Papers) {
  if (section.files?.['attachment'] === undefined || section.entity === 'SupplierRelatedCompany') return {};
  const now: Record<string, unknown> = { ...values, ...to };
  const title = section.entity === 'SupplierBank' ? bankTitle(now) : String(now['certificateName']);
  const lines = Object.entries(section.columns).flatMap(([name, { kind, label }]) =>
    kind === 'text' && label && typeof now[name] === 'string' ? [`${label}: ${now[name]}`] : [],
  );
  return { attachment: [papers.attach({ title, supplierId, owner: autosave.userId, lines })] };
}

const bankTitle = ({ country }: Record<string, unknown>) => (country === 'India' ? 'Cancelled Cheque' : 'Bank Letter');

/** The history compares every column as text. */
const getTexts = (row: NumberedRow) => ({
  ...Object.fromEntries(
    Object.entries(getColumns(row)).map(([name, value]) => [name, value === null ? null : getText(value)]),
  ),
  entity_id: String(row.id),
});
const getText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const entities = new Map<SectionKind, Entity | undefined>();
function getEntity(section: SectionKind): Entity {
  const entity = entities.get(section) ?? sectionHistory([section]).entities[0];
  if (!entity) throw new Error(`${section.entity} has no history`);
  entities.set(section, entity);
  return entity;
}

/** The edits are some minutes apart on the day before the request is sent. */
export function changesOfRequest({ supplierId, day }: PlannedRequest, edited: readonly EditedRow[], by: Person) {
  const begin = Date.parse(`${day}T04:30:00Z`);
  return edited.flatMap(({ row: { section }, before, after }, index) =>
    getChanges(
      getEntity(section),
      new Map(before ? [['row', getTexts(before)]] : []),
      new Map(after ? [['row', getTexts(after)]] : []),
    ).map(change => ({
      context: 'SupplierUpdate',
      context_id: supplierId,
      ...change,
      trackingid: `seed-profile-${supplierId}-${day}-${index}`,
      rcb: by.userId,
      username: by.name,
      change_date: new Date(begin + index * 90_000).toISOString(),
    })),
  );
}
