/**
 * `npm test`: everything that must hold, in one command, on a machine with nothing but Node and npm.
 * Runs every step even when one fails, and ends with one line: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfMissing, requireNode, root } from '../../sandbox/cli/install.mjs';
import { ensureBrowser } from './browser.mjs';

requireNode();
installIfMissing();

const results = join(root, '.tmp/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = name => join(root, 'node_modules', name);
const env = { ...process.env, TZ: 'Asia/Kolkata', NO_COLOR: '1' };

let passed = 0;
let failed = 0;
const failures = [];

function run(script, args, extra = {}) {
  return spawnSync(process.execPath, [bin(script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...extra },
  });
}

function started(title) {
  console.log(`\n== ${title}`);
  return Date.now();
}

function finished(title, since, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(title);
  console.log(`-- ${title}: ${bad === 0 ? 'ok' : `${bad} failed`} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
}

/** A step that either holds or does not: counts as one test. */
function check(title, script, args) {
  const since = started(title);
  const ok = run(script, args).status === 0;
  finished(title, since, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return null;
  }
}

check('types', 'typescript/bin/tsc', ['-p', '.']);
check('lint', 'oxlint/bin/oxlint', ['--deny-warnings', 'src', 'sandbox', 'tests', 'e2e', 'vite.config.ts']);
check('formatting', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
check('generated documents', 'tsx/dist/cli.mjs', ['sandbox/cli/generate.ts', '--check']);
check('dead code', 'knip/bin/knip.js', []);

{
  const since = started('unit, screen and architecture tests');
  const report = join(results, 'vitest.json');
  const { status } = run('vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = readReport('vitest.json');
  const bad = counts?.numFailedTests ?? 0;
  finished(
    'unit, screen and architecture tests',
    since,
    counts?.numPassedTests ?? 0,
    Math.max(bad, status === 0 ? 0 : 1),
  );
}

check('production build', 'vite/bin/vite.js', ['build', '--mode', 'prod', '--logLevel', 'warn']);
if (check('build for the sandbox', 'vite/bin/vite.js', ['build', '--mode', 'dev', '--logLevel', 'warn'])) {
  const since = started('e2e tests');
  try {
    const browser = await ensureBrowser();
    console.log(`browser: ${browser}`);
    const { status } = run('playwright/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
    });
    const counts = readReport('e2e.json')?.stats;
    const bad = (counts?.unexpected ?? 0) + (counts?.flaky ?? 0);
    finished('e2e tests', since, counts?.expected ?? 0, Math.max(bad, status === 0 && counts ? 0 : 1));
  } catch (error) {
    console.error(error);
    finished('e2e tests', since, 0, 1);
  }
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
