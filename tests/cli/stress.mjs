/**
 * `npm run test:stress [-- <times> <loops>]`: runs `npm test` five times beside four busy loops, to find tests that
 * depend on timing. Prints one line per run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../sandbox/cli/install.mjs';

const [times = 5, loops = 4] = process.argv.slice(2).map(Number);
const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => busy.forEach(loop => loop.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const firstSeed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000) - 1;
const lines = [];
let green = true;
for (let run = 1; run <= times; run++) {
  console.log(`\n==== run ${run} of ${times}, ${loops} busy loops`);
  const from = Date.now();
  const child = spawn(process.execPath, [join(root, 'tests/cli/test.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The first failure counts, and each run has a different order.
    env: { ...process.env, SECOND_TRY: '0', TEST_SEED: String(firstSeed + run) },
  });
  let last = '';
  child.stdout.on('data', part => {
    process.stdout.write(part);
    last = String(part).trim().split('\n').at(-1) || last;
  });
  const [code] = await once(child, 'close');
  green &&= code === 0;
  lines.push(`run ${run}: ${last}, ${Math.round((Date.now() - from) / 1000)} s`);
}
console.log(`\n${lines.join('\n')}`);
process.exit(green ? 0 : 1);
