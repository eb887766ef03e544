import { addDays } from '@/lib/dates';
import { createDraw, type Draw } from './random.ts';
import { employees } from './people.ts';
import { suppliers } from './suppliers.ts';

/** Progress of a record. `step0` … `step5`: pending at that step. */
export type Stage =
  | 'draft'
  | `step${0 | 1 | 2 | 3 | 4 | 5}`
  | 'approved'
  | 'closed'
  | 'rejectedAtStep0'
  | 'rejectedAtStep3'
  | 'sentBackByStep0'
  | 'sentBackByStep1'
  | 'underQuery'
  | 'workInProgress';

export interface PlannedRecord {
  stage: Stage;
  supplier: (typeof suppliers)[number];
  supplierId: number;
  companyCode: string;
  /** Supplier user, agency user or employee who raised the record. */
  creator: { userId: string; name: string; email: string; bySupplier: boolean };
  approver: (typeof employees)[number];
  l1: (typeof employees)[number];
  l2: (typeof employees)[number];
  invoiceDate: string;
  draw: Draw;
}

/** Reference date of the seed; all records are older. */
export const SEED_DAY = '2026-11-18';

export type Counts = Partial<Record<Stage, number>>;

/** Oldest first; the persona suppliers have records in every stage. */
export function planRecords(counts: Counts, start: number): PlannedRecord[] {
  const draw = createDraw(start);
  const stages = Object.entries(counts).flatMap(([stage, count]) =>
    Array.from({ length: count }, (_value, index) => ({ stage: stage as Stage, turn: index })),
  );
  return stages
    .map(({ stage, turn }) => plan(stage, turn, draw))
    .sort((a, b) => (a.invoiceDate < b.invoiceDate ? -1 : 1));
}

function plan(stage: Stage, turn: number, draw: Draw): PlannedRecord {
  const index = turn < 3 ? turn : draw.pick([0, 0, 0, 1, 2, 3, 4, 5, draw.int(3, suppliers.length - 1)]);
  const supplier = suppliers[index];
  if (!supplier) throw new Error(`No supplier ${index}`);
  return {
    stage,
    supplier,
    supplierId: index + 1,
    companyCode: draw.pick(supplier.companies),
    creator: getCreator(index, turn, draw),
    approver: personAt(turn % 2 === 0 ? 0 : draw.int(8, 24)),
    l1: personAt(turn % 3 === 2 ? draw.int(57, 58) : 1),
    l2: personAt(turn % 4 === 3 ? 59 : 2),
    invoiceDate: addDays(SEED_DAY, -draw.int(...getAge(stage))),
    draw,
  };
}

/** Range of days since the invoice date: pending records are young, closed ones old. */
function getAge(stage: Stage): [number, number] {
  if (stage === 'draft') return [0, 20];
  if (stage === 'closed') return [70, 420];
  if (stage === 'approved' || stage.startsWith('rejected')) return [18, 240];
  return [10, 45];
}

function getCreator(index: number, turn: number, draw: Draw): PlannedRecord['creator'] {
  const agency = index >= 3 && index <= 5 && turn % 2 === 1;
  if (agency)
    return {
      userId: 'usr-m-001',
      name: 'Neha Kulkarni',
      email: 'neha.kulkarni@tridentdesk.example',
      bySupplier: true,
    };
  if (index > 5 && turn % 5 === 4) {
    const { userId, name, email } = personAt(draw.int(25, 44));
    return { userId, name, email, bySupplier: false };
  }
  const supplier = suppliers[index];
  return {
    userId: `usr-s-${String(index + 1).padStart(3, '0')}`,
    name: supplier?.name ?? '',
    email: supplier?.email ?? '',
    bySupplier: true,
  };
}

function personAt(index: number): (typeof employees)[number] {
  const person = employees[index];
  if (!person) throw new Error(`No employee ${index}`);
  return person;
}
