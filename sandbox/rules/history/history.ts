import { randomUUID } from 'node:crypto';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { RecordType } from '../declared/recordType.ts';
import { getEntities, type Entity } from './entities.ts';
import { readable } from './readable.ts';

/** Every column as text: money keeps its decimals. */
type Row = Record<string, string | null>;
type Snapshot = Map<string, Map<string, Row>>;

export interface HistoryScope {
  context: string;
  entities: readonly Entity[];
}

const getScope = (of: RecordType | HistoryScope): HistoryScope =>
  'entities' in of ? of : { context: of.context, entities: getEntities(of) };

/** Empty when the record does not exist yet. */
export async function getSnapshot(db: Sql, of: RecordType | HistoryScope, id: number | null): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  if (id === null) return snapshot;
  for (const { name, sql } of getScope(of).entities) {
    const rows = await db.query<{ row: Row }>(
      `select (select jsonb_object_agg(key, value) from jsonb_each_text(found.r)) "row" from (${sql}) found`,
      [id],
    );
    snapshot.set(name, new Map(rows.map(({ row }) => [row['entity_key'] ?? '', row])));
  }
  return snapshot;
}

/** As `SupplerInfoHistory` returns them. */
export type Delta = Record<string, { OldValue: string | null; NewValue: string | null; Label: string }>;

interface Change {
  entity_name: string;
  entity_label: string;
  entity_id: number;
  type: 'Create' | 'Update' | 'Delete';
  delta: Delta;
}

export async function writeChanges(
  db: Sql,
  viewer: Pick<Viewer, 'userId' | 'userName'>,
  of: RecordType | HistoryScope,
  id: number,
  before: Snapshot,
): Promise<void> {
  const { context, entities } = getScope(of);
  const after = await getSnapshot(db, of, id);
  const changes = entities.flatMap(entity => getChanges(entity, before.get(entity.name), after.get(entity.name)));
  if (changes.length === 0) return;
  await db.query(
    `insert into record_change (context, context_id, entity_name, entity_label, entity_id, type, delta, trackingid, rcb, username)
     select $6, $1::int, entity_name, entity_label, entity_id, type, delta, $3, $4, $5
       from jsonb_to_recordset($2::jsonb) as change (entity_name text, entity_label text, entity_id int, type text, delta jsonb)`,
    [id, JSON.stringify(changes), randomUUID(), viewer.userId, viewer.userName, context],
  );
}

export function getChanges(
  entity: Entity,
  before: Map<string, Row> = new Map(),
  after: Map<string, Row> = new Map(),
): Change[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap(key => {
    const was = before.get(key);
    const is = after.get(key);
    const delta = getDelta(entity, was, is);
    if (Object.keys(delta).length === 0) return [];
    return {
      entity_name: entity.name,
      entity_label: entity.label,
      entity_id: Number((is ?? was)?.['entity_id']),
      type: was ? (is ? 'Update' : 'Delete') : 'Create',
      delta,
    };
  });
}

function getDelta({ columns }: Entity, was: Row | undefined, is: Row | undefined): Delta {
  const delta: Delta = {};
  for (const [column, declared] of Object.entries(columns)) {
    const OldValue = readable(declared, was?.[column] ?? null);
    const NewValue = readable(declared, is?.[column] ?? null);
    if (OldValue !== NewValue) delta[camel(column)] = { OldValue, NewValue, Label: declared.label ?? column };
  }
  return delta;
}

function camel(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
