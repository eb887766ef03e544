import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordKind } from '../rules/declared/recordKind.ts';
import { withChosen } from '../rules/workflow/chosen.ts';
import { CONFIRM_ABOVE, participantsOf, type ApprovalRules, type Person } from '../rules/workflow/levels.ts';
import { act, type Command, type TaskState } from '../rules/workflow/machine.ts';
import { findFixedApprovers } from '../rules/workflow/people.ts';
import { first, type Database } from '../data/database.ts';
import { indexScripts, sharedIndexes } from '../data/sqlFiles.ts';

const CHUNK = 50_000;

/** The personas who approve after Step 0. */
const L1 = 'usr-e-002';
const L2 = 'usr-e-003';

/**
 * Fills a kind up to `total` records, with tasks and queries where it is approved and their status asks for them; approved, paid and rejected ones have
 * no approval to look back at. `fill` writes the bulk records from … to (numbers 'BULK…'). Indexes are built at the end, which is
 * several times faster.
 */
export async function fillKind(
  db: Database,
  kind: RecordKind,
  total: number,
  fill: (from: number, to: number) => Promise<void>,
): Promise<void> {
  const counted = await first<{ all: number; bulk: number }>(
    db,
    `select count(*)::int "all", (count(*) filter (where invoice_number like 'BULK%'))::int bulk from ${kind.table}`,
  );
  const { all, bulk } = counted ?? { all: 0, bulk: 0 };
  const missing = total - all;
  if (missing <= 0) return;
  await dropIndexes(db, [kind.table, 'workflow_task']);
  for (let from = bulk + 1; from <= bulk + missing; from += CHUNK)
    await fill(from, Math.min(from + CHUNK - 1, bulk + missing));
  if (kind.approval) await fillTasks(db, kind, kind.approval);
  for (const script of await indexScripts(kind.table, kind.folder)) await runScript(db, script);
  await runScript(db, await sharedIndexes());
  // Also marks the pages as all-visible: counts then read an index only.
  await db.query('vacuum analyze');
}

async function dropIndexes(db: Database, tables: string[]): Promise<void> {
  const names = await db.query<{ name: string }>(
    `select indexname "name" from pg_indexes
      where tablename = any($1) and schemaname = 'public' and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { name } of names) await db.query(`drop index ${name}`);
}

/** Levels are played through the real machine: waiting at L1 (every fiftieth), sent back by Step 0, waiting at Step 0. */
async function fillTasks(db: Database, kind: RecordKind, approval: ApprovalRules): Promise<void> {
  const fixed = await findFixedApprovers(db);
  const nobody = { userId: '', name: '', email: '' };
  const [l1, l2] = await db.query<Person>(
    `select user_id "userId", user_name "name", email from users where user_id = any($1) order by user_id`,
    [[L1, L2]],
  );
  const fill = await ownWords(kind, 'fillTasks.sql');
  for (const large of [false, true]) {
    const gross = large ? `${CONFIRM_ABOVE}.01` : CONFIRM_ABOVE;
    const fresh: TaskState = { levelState: 1, status: 'Pending', levels: approval.levels(nobody, fixed, gross) };
    const chosen = { ...fresh, levels: withChosen(fresh.levels, l1 ? [l1] : [], l2 ? [l2] : []) };
    const play = (task: TaskState, command: Command, remarks: string) =>
      act(task, { command, levelState: 1, userId: '', remarks, at: new Date().toISOString(), gross }, '').task;
    const plays: [task: TaskState, statuses: string[], every: number][] = [
      [play(chosen, 'Approved', ''), ['Pending for approval'], 50],
      [play(fresh, 'Sentback', 'Please attach the signed service report'), ['SentBack'], 1],
      [fresh, ['Pending for approval', 'Under Query', 'Work in Progress'], 1],
    ];
    for (const [{ levels, levelState, status }, statuses, every] of plays)
      await db.query(fill, [
        JSON.stringify(levels),
        participantsOf(levels).filter(userId => userId !== ''),
        large,
        levelState,
        status,
        statuses,
        every,
      ]);
  }
  await runScript(db, await ownWords(kind, 'fillLogs.sql'));
}

/** A script of this folder in the words of a kind. */
async function ownWords({ table, context, module, path, title }: RecordKind, name: string): Promise<string> {
  const script = await readFile(join(import.meta.dirname, name), 'utf8');
  const words = { TABLE: table, CONTEXT: context, MODULE: module, PATH: path, TITLE: title };
  return script.replaceAll(/\b(TABLE|CONTEXT|MODULE|PATH|TITLE)\b/g, word => words[word as keyof typeof words]);
}

/** Statement by statement. */
async function runScript(db: Database, script: string): Promise<void> {
  for (const statement of script.split(/;$/m)) if (statement.trim()) await db.query(statement);
}
