/**
 * `npm test`: everything that must hold, in one command, on a machine with nothing but Node and npm.
 * Static checks and builds run beside the unit tests and the browser tests after them. Every step runs even when one fails.
 * Ends with one line: `N passed, N failed`.
 *
 * `TEST_MINUTES=30`: begins nothing new after so many minutes, and says what it had no time for. For a CI that is cut off at a fixed time,
 * whatever its machine gives (docs/decisions.md#bounded-ci).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, installIfMissing, requireNode, root } from '../../sandbox/cli/install.mjs';
import { ensureBrowser, headlessShell } from './browser.mjs';

requireNode();
installIfMissing();
generate();

const results = join(root, '.tmp/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The order of unit tests is new in each run; this gives it again.
const { TEST_SEED = String(Date.now() % 1_000_000) } = process.env;
// The stand-in's seeded database is made once in a run, and copied by whoever needs one in memory.
const SANDBOX_TEMPLATE = join(root, '.tmp/sandbox-template');
rmSync(SANDBOX_TEMPLATE, { force: true });
const env = { ...process.env, TZ: 'Asia/Kolkata', NO_COLOR: '1', TEST_SEED, SANDBOX_TEMPLATE };
const since = Date.now();
/** When the unit tests and the whole run end at the latest, in ms as a clock has them. */
const { TEST_MINUTES } = process.env;
const endAfter = part => (TEST_MINUTES ? performance.timeOrigin + Number(TEST_MINUTES) * 60_000 * part : Infinity);
const END_OF_UNIT_TESTS = endAfter(0.6);
const END = endAfter(1);
/** So long the browser tests need before the first of them begins. */
const TO_BEGIN_MS = 120_000;
const seconds = from => `${((Date.now() - from) / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;
const failures = [];
/** What there was no time for: '12 files of unit tests'. */
const unrun = [];

function finished(title, from, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(title);
  console.log(`-- ${title}: ${bad === 0 ? 'ok' : `${bad} failed`} (${seconds(from)})`);
}

/**
 * Runs a script with Node; answers its exit status. Without `show` what it says is kept and comes with the answer. At the moment `end`
 * it is ended with all that it has started.
 */
function run(script, args, { show = false, extra = {}, end = Infinity } = {}) {
  const isTimed = end < Infinity;
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...extra },
    detached: isTimed, // a group of its own, which a signal reaches as a whole
  });
  let isEnded = false;
  const stop = () => {
    isEnded = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL'); // none where it could not be started
  };
  const timer = isTimed ? setTimeout(stop, Math.max(0, end - Date.now())) : undefined;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => (output += part));
  return new Promise(resolve => {
    child.on('error', error => resolve({ status: 1, output: String(error), isEnded }));
    child.on('close', status => {
      clearTimeout(timer);
      resolve({ status: status ?? 1, output, isEnded });
    });
  });
}

/** A step that either holds or does not: counts as one test. Silent unless it fails. */
async function check(title, script, args) {
  const from = Date.now();
  const { status, output } = await run(script, args);
  if (status !== 0) console.log(`\n${output.trimEnd()}`);
  finished(title, from, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  return status === 0;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'));
  } catch {
    return null;
  }
}

/** What the browser tests look at. The production build is made and looked at by tests/architecture/build.test.ts. */
const buildForSandbox = () =>
  check('build for the sandbox', 'node_modules/vite/bin/vite.js', ['build', '--mode', 'dev', '--logLevel', 'warn']);

/** One after the other, so that the tests keep their cores. */
async function staticChecks() {
  await check('types', 'node_modules/typescript/bin/tsc', ['-p', '.']);
  await check('lint', 'node_modules/oxlint/bin/oxlint', [
    '--deny-warnings',
    'src',
    'sandbox',
    'tests',
    'e2e',
    'deploy',
    'vite.config.ts',
  ]);
  await check('formatting', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
  await check('dead code', 'node_modules/knip/bin/knip.js', []);
}

async function unitTests() {
  const title = 'unit, screen and architecture tests';
  const from = Date.now();
  const args = ['run', '--reporter=dot', '--reporter=./tests/cli/tally.mjs'];
  const extra = { TALLY_FILE: join(results, 'unit.json') };
  const { status, isEnded } = await run('node_modules/vitest/vitest.mjs', args, {
    show: true,
    extra,
    end: END_OF_UNIT_TESTS,
  });
  const { passed = 0, failures = [], files = 0, filesInAll = 0 } = readReport('unit.json') ?? {};
  if (isEnded) unrun.push(`${filesInAll - files} of ${filesInAll} files of unit tests`);
  const isGreen = files > 0 && (status === 0 || isEnded);
  finished(title, from, passed, Math.max(failures.length, isGreen ? 0 : 1));
}

/** `file: title` of the browser tests that failed. */
function failedIn(report) {
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  return specsIn(report ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`);
}

async function playwright(browsers, name, args) {
  const timed = END < Infinity ? ['--global-timeout', String(Math.max(1, END - Date.now()))] : [];
  const { status } = await run(
    'node_modules/playwright/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...timed, ...args],
    { show: true, extra: { ...browsers, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, name) } },
  );
  const report = readReport(name);
  const { unexpected = 0, expected = 0, skipped = 0 } = report?.stats ?? {};
  const isEnded =
    Date.now() >= END && report?.errors.every(({ message = '' }) => message.includes('Timed out waiting'));
  const isGreen = report && (status === 0 || isEnded);
  return { good: expected, bad: Math.max(unexpected, isGreen ? 0 : 1), failed: failedIn(report), skipped, isEnded };
}

/** On a machine that had no time for all unit tests, one third of the browser tests; another one with another seed. */
const third = () => (unrun.length > 0 ? ['--shard', `${1 + (Number(TEST_SEED) % 3)}/3`] : []);

/**
 * What fails is tried once more, on a sandbox of its own, so that one hiccup of a busy machine refuses nobody's work; what then holds is
 * named, as the defect that it is. `SECOND_TRY=0`: the first failure counts.
 */
async function browserTests() {
  const from = Date.now();
  try {
    await browser;
    if (Date.now() > END - TO_BEGIN_MS) return void unrun.push('the browser tests');
    const whole = await ensureBrowser();
    const browsers = { CHROMIUM_PATH: whole, HEADLESS_SHELL: headlessShell() ?? whole };
    console.log(`\n== e2e tests in ${browsers.HEADLESS_SHELL}`);
    const part = third();
    if (part.length > 0) unrun.push('two thirds of the browser tests');
    let { good, bad, failed, skipped } = await playwright(browsers, 'e2e.json', part);
    if (Date.now() >= END) unrun.push(`${skipped} more browser tests`);
    else if (failed.length > 0 && process.env['SECOND_TRY'] !== '0') {
      console.log(`\n== once more: ${failed.join(' | ')}`);
      const again = await playwright(browsers, 'e2e-again.json', ['--last-failed']);
      for (const title of failed.filter(each => !again.failed.includes(each)))
        console.log(`!! held only at its second try, find out why: ${title}`);
      good += again.good;
      bad = again.isEnded ? bad - again.good : again.bad; // what was not tried to its end has failed
    }
    finished('e2e tests', from, good, bad);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    finished('e2e tests', from, 0, 1);
  }
}

console.log(`== unit, screen and architecture tests (TEST_SEED=${TEST_SEED}); static checks and builds beside them`);
/** Where there is no browser, one is installed beside the unit tests; what goes wrong with it is said when it is needed. */
const browser = run('tests/cli/bringBrowser.mjs', []);
const built = buildForSandbox();
// On a busy machine they last longer than the unit tests; the browser tests do not wait for them.
const checked = built.then(staticChecks);
await unitTests();
if (await built) await browserTests();
await checked;

// The order of the projects follows from the time, too.
const inTime = TEST_MINUTES ? `TEST_MINUTES=${TEST_MINUTES} ` : '';
if (failures.length > 0)
  console.log(`\nFailed: ${failures.join(', ')}. In the same order again: TEST_SEED=${TEST_SEED} ${inTime}npm test`);
if (unrun.length > 0) console.log(`\nNo time was left on this machine for ${unrun.join(' and ')}.`);
console.log(`\n(${seconds(since)})\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
