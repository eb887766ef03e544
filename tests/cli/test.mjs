/**
 * `npm test`: runs every check with one command; requires only Node and npm. Static checks and builds run beside
 * the unit tests; browser tests follow. Every step runs even if one fails. The last line is `N passed, N failed`.
 * `TEST_MINUTES=30` starts no step after that many minutes and lists the skipped ones, for a CI with a fixed time
 * limit (docs/decisions.md#bounded-ci).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate, installIfMissing, requireNode, root } from '../../sandbox/cli/install.mjs';
import { ensureBrowser, ensureNginx, headlessShell } from './browser.mjs';

requireNode();
installIfMissing();
generate();

const results = join(root, '.tmp/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Unit tests run in a new order each time; this seed reproduces one.
const { TEST_SEED = String(Date.now() % 1_000_000) } = process.env;
// The sandbox's seeded database is created once per run and copied for each in-memory use.
const SANDBOX_TEMPLATE = join(root, '.tmp/sandbox-template');
rmSync(SANDBOX_TEMPLATE, { force: true });
// The owner edits names.json; the tests and their build use the contract's names.
const BACKEND_NAMES = 'tests/support/names.json';
const env = { ...process.env, TZ: 'Asia/Kolkata', NO_COLOR: '1', TEST_SEED, SANDBOX_TEMPLATE, BACKEND_NAMES };
const since = Date.now();
/** Latest end of the unit tests and of the whole run, in epoch milliseconds. */
const { TEST_MINUTES } = process.env;
const endAfter = part => (TEST_MINUTES ? performance.timeOrigin + Number(TEST_MINUTES) * 60_000 * part : Infinity);
const END_OF_UNIT_TESTS = endAfter(0.6);
const END = endAfter(1);
/** Time that the browser tests need before the first one starts. */
const TO_BEGIN_MS = 120_000;
const seconds = from => `${((Date.now() - from) / 1000).toFixed(1)} s`;

let passed = 0;
let failed = 0;
const failures = [];
/** Work for which no time was left, such as '12 files of unit tests'. */
const unrun = [];
/** Skipped tests, such as '51 tests of tests/deploy/nginx.test.ts'. */
const skippedTests = [];

function finished(title, from, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(title);
  console.log(`-- ${title}: ${bad === 0 ? 'ok' : `${bad} failed`} (${seconds(from)})`);
}

/**
 * Runs a Node script and returns its exit status and output. `show` prints the output instead. At `end`, kills it
 * with its children.
 */
function run(script, args, { show = false, extra = {}, end = Infinity } = {}) {
  const isTimed = end < Infinity;
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...extra },
    detached: isTimed, // a separate process group, so that one signal reaches all of its processes
  });
  let isEnded = false;
  const stop = () => {
    isEnded = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL'); // no pid if the process could not start
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

/** Runs a step that counts as one test. Silent unless it fails. */
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

/** The build for the browser tests. tests/architecture/build.test.ts checks the production build. */
const buildForSandbox = () =>
  check('build for the sandbox', 'node_modules/vite/bin/vite.js', ['build', '--mode', 'dev', '--logLevel', 'warn']);

/** Runs the checks sequentially, so that the tests keep their cores. */
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
  const { passed = 0, failures = [], skipped = [], files = 0, filesInAll = 0 } = readReport('unit.json') ?? {};
  for (const file of new Set(skipped))
    skippedTests.push(`${skipped.filter(one => one === file).length} tests of ${file}`);
  if (isEnded) unrun.push(`${filesInAll - files} of ${filesInAll} files of unit tests`);
  const isGreen = files > 0 && (status === 0 || isEnded);
  finished(title, from, passed, Math.max(failures.length, isGreen ? 0 : 1));
}

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

/** If time ran out for the unit tests, runs one third of the browser tests, chosen by the seed. */
const third = () => (unrun.length > 0 ? ['--shard', `${1 + (Number(TEST_SEED) % 3)}/3`] : []);

/**
 * Retries failed tests once on a new sandbox, so that a busy computer does not block a change. Names tests that
 * pass then as flaky. `SECOND_TRY=0` disables the retry.
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
    if (Date.now() < END && skipped > 0) skippedTests.push(`${skipped} browser tests`);
    if (Date.now() >= END) unrun.push(`${skipped} more browser tests`);
    else if (failed.length > 0 && process.env['SECOND_TRY'] !== '0') {
      console.log(`\n== once more: ${failed.join(' | ')}`);
      const again = await playwright(browsers, 'e2e-again.json', ['--last-failed']);
      for (const title of failed.filter(each => !again.failed.includes(each)))
        console.log(`!! held only at its second try, find out why: ${title}`);
      good += again.good;
      bad = again.isEnded ? bad - again.good : again.bad; // unfinished retries count as failed
    }
    finished('e2e tests', from, good, bad);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    finished('e2e tests', from, 0, 1);
  }
}

console.log(`== unit, screen and architecture tests (TEST_SEED=${TEST_SEED}); static checks and builds beside them`);
// Before the unit tests, which check for nginx at their start.
const nginxAdvice = ensureNginx();
/** Installs a missing browser beside the unit tests; errors appear only when the browser is needed. */
const browser = run('tests/cli/bringBrowser.mjs', []);
const built = buildForSandbox();
// Static checks may outlast the unit tests; the browser tests do not wait for them.
const checked = built.then(staticChecks);
await unitTests();
if (await built) await browserTests();
await checked;

// The order of the projects also depends on the time limit.
const inTime = TEST_MINUTES ? `TEST_MINUTES=${TEST_MINUTES} ` : '';
if (failures.length > 0)
  console.log(`\nFailed: ${failures.join(', ')}. In the same order again: TEST_SEED=${TEST_SEED} ${inTime}npm test`);
if (unrun.length > 0) console.log(`\nNo time was left on this machine for ${unrun.join(' and ')}.`);
if (skippedTests.length > 0) console.log(`\nSkipped: ${skippedTests.join(', ')}.`);
if (nginxAdvice) console.log(`\nThe tests with nginx were skipped. ${nginxAdvice}`);
console.log(`\n(${seconds(since)})\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
