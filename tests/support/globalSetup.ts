import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

/** Runs once for each project with tests to run. */
export default async function setup({ name }: TestProject) {
  process.env['TZ'] = 'Asia/Kolkata'; // the suite's time zone (docs/decisions.md#browser-time-zone)
  // `npm test` sets the template for all of its steps.
  const folder = process.env['SANDBOX_TEMPLATE'] ? null : mkdtempSync(join(tmpdir(), 'sandbox-template-'));
  if (folder) process.env['SANDBOX_TEMPLATE'] = join(folder, 'seeded');
  if (name === 'sandbox') await seedTemplate();
  return () => void (folder && rmSync(folder, { recursive: true, force: true }));
}

const SEED = `const { openDatabase } = await import('./sandbox/firstStart/open.ts');
await (await openDatabase({ folder: 'memory' })).close();`;

/** Seeds the database before the workers start, so that it is seeded once. */
async function seedTemplate(): Promise<void> {
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', SEED];
  await promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, '../..') });
}
