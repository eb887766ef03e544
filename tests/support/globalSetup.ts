import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup() {
  process.env['TZ'] = 'Asia/Kolkata'; // the suite's time zone (docs/decisions.md#browser-time-zone)
  if (process.env['SANDBOX_TEMPLATE']) return undefined; // `npm test` sets it for all of its steps
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-template-'));
  process.env['SANDBOX_TEMPLATE'] = join(folder, 'seeded');
  return () => rmSync(folder, { recursive: true, force: true });
}
