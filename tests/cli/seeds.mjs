/**
 * `npm run test:seeds [-- <times> [<project> ...]]`: the unit projects in so many orders, one line for each. Begins with TEST_SEED, if it
 * is given; what failed is printed with its seed, which gives the order again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../sandbox/cli/install.mjs';

const [times = '20', ...projects] = process.argv.slice(2);
const first = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const chosen = projects.flatMap(project => ['--project', project]);

let green = true;
for (let seed = first; seed < first + Number(times); seed++) {
  const from = Date.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...chosen],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, TZ: 'Asia/Kolkata', NO_COLOR: '1', TEST_SEED: String(seed) },
    },
  );
  green &&= status === 0;
  if (status !== 0) console.log(`${stdout.replaceAll(/^[·x-]{20,}.*$/gm, '')}\n${stderr}`);
  const counts = /^ +Tests +(.*)$/m.exec(stdout)?.[1] ?? 'did not end';
  console.log(
    `seed ${seed}: ${status === 0 ? 'green' : 'RED'}, ${counts}, ${Math.round((Date.now() - from) / 1000)} s`,
  );
}
process.exit(green ? 0 : 1);
