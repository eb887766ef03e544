/** `npm run fuzz`: sends random responses to every screen. FUZZ_SEED sets the seed, FUZZ_RUNS the number of runs. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generate, installIfMissing, requireNode, root } from '../../sandbox/cli/install.mjs';

requireNode();
installIfMissing();
generate();
const { FUZZ_RUNS = '8', FUZZ_SEED = '20261121' } = process.env;
console.log(`fuzz: seed ${FUZZ_SEED}, ${FUZZ_RUNS} runs (FUZZ_SEED, FUZZ_RUNS)`);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/fuzz', '--maxWorkers=1'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS, FUZZ_SEED, TZ: 'Asia/Kolkata' },
  },
);
process.exit(status ?? 1);
