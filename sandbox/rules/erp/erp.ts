import { today } from '@/lib/dates';
import { toPercent, round, subtract } from '@/lib/money';
import type { Database, Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { getType, knownKinds } from '../declared/knownTypes.ts';
import type { RecordType } from '../declared/recordType.ts';
import { badInput } from '../errors.ts';
import { getSnapshot, writeChanges } from '../history/history.ts';

/** ERP statuses of an approved invoice; after the last one it is paid and closed. */
const WAY = ['Open', 'In Process', 'Parked', 'Posted'] as const;

const ERP: Viewer = {
  userId: 'erp',
  userName: 'ERP',
  email: 'erp@vireya.example',
  roles: [],
  roleGroups: [],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
  employee: null,
};

/** Withholding tax in percent of the payment. */
const DEDUCTION = '2';

export interface ErpStep {
  /** Defaults to all record types. */
  context?: string;
  /** Defaults to every approved record of the type. */
  id?: number;
  steps?: number;
}

interface Approved {
  id: number;
  erpSync: string | null;
  gross: string;
}

/** Uses a transaction and a history entry per record; returns how many moved. */
export async function advanceErp(db: Database, { context, id, steps = 1 }: ErpStep = {}): Promise<{ moved: number }> {
  const named = context === undefined ? undefined : getType(context);
  if (context !== undefined && !named) throw badInput(`There is no context '${context}'`);
  let moved = 0;
  for (let step = 0; step < Math.min(steps, WAY.length); step++)
    for (const kind of named ? [named] : knownKinds().kinds)
      for (const record of await getApproved(db, kind, id)) {
        await db.transaction(tx => move(tx, kind, record));
        moved++;
      }
  return { moved };
}

function getApproved(db: Sql, { table }: RecordType, id?: number): Promise<Approved[]> {
  return db.query<Approved>(
    `select id, erp_sync "erpSync", total_gross_amount gross from ${table}
      where status = 'Approved' and erp_sync is distinct from 'Cancelled' and not deleted and ($1::int is null or id = $1)
      order by id`,
    [id ?? null],
  );
}

async function move(db: Sql, kind: RecordType, record: Approved): Promise<void> {
  const former = await getSnapshot(db, kind, record.id);
  const row = getNext(kind, record);
  const set = Object.keys(row).map((name, index) => `${name} = $${index + 2}`);
  await db.query(`update ${kind.table} set ${set.join(', ')} where id = $1`, [record.id, ...Object.values(row)]);
  await writeChanges(db, ERP, kind, record.id, former);
}

function getNext(kind: RecordType, { id, erpSync, gross }: Approved): Record<string, unknown> {
  const at = WAY.findIndex(word => word === erpSync);
  const next = WAY[at + 1];
  // Deterministic and unique per record type.
  const no = String(5_200_000_000 + knownKinds().kinds.indexOf(kind) * 10_000_000 + id);
  if (next === 'Posted') return { erp_sync: next, erp_sync_flag: true, erp_posting_date: today() };
  if (next === 'Parked') return { erp_sync: next, erp_no: no };
  if (next) return { erp_sync: next };
  const deductions = toPercent(gross, DEDUCTION);
  return {
    status: 'Closed',
    deductions,
    payment_amount: round(subtract(gross, deductions)),
    payment_date: today(),
    payment_reference: `PAY${no.slice(2)}`,
    rub: ERP.userId,
  };
}
