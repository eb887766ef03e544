/**
 * Finds or installs the programs that the tests need besides npm packages: a Chromium for the e2e tests (an installed Chrome or
 * Chromium, else Playwright's, else the package manager's) and nginx. Never waits for input.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../sandbox/cli/install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const { CHROMIUM_PATH: given, PATH: searched = '' } = process.env;
const folders = searched.split(process.platform === 'win32' ? ';' : ':');
const onPath = wanted => folders.flatMap(folder => wanted.map(name => join(folder, name)));
const getFirst = paths => paths.find(path => existsSync(path)) ?? null;

function installedBrowser() {
  return given && existsSync(given) ? given : getFirst([...onPath(names), ...places]);
}

/**
 * Returns Chromium's headless shell if installed: the same engine, but tests run a fifth faster. Null if
 * `CHROMIUM_PATH` is set.
 */
export function headlessShell() {
  return given ? null : getFirst(onPath(['chromium-headless-shell', 'chrome-headless-shell']));
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** One reason per failed attempt, printed only if every attempt fails. */
const reasons = [];

/** Runs a command without output; true if it succeeds within twenty minutes. */
function ran(command, args) {
  const { status, error, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 1_200_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return true;
  const lines = (stderr ?? '').split('\n').map(line => line.trim());
  const why = error?.message ?? lines.find(line => /error|fail|unable|cannot/i.test(line)) ?? `ended with ${status}`;
  reasons.push(`${[command, ...args].join(' ').replaceAll(root, '.')}: ${why}`);
  return false;
}

/** Package names per package manager. brew installs the browser as a cask. */
const BROWSER = {
  'apt-get': ['chromium', 'chromium-headless-shell'],
  dnf: ['chromium'],
  apk: ['chromium'],
  pacman: ['chromium'],
  brew: ['--cask chromium'],
};
const NGINX = { 'apt-get': ['nginx-light'], dnf: ['nginx'], apk: ['nginx'], pacman: ['nginx'], brew: ['nginx'] };

const INSTALL = {
  'apt-get': 'install -y -qq',
  dnf: 'install -y -q',
  apk: 'add --quiet',
  pacman: '-S --noconfirm --quiet',
  brew: 'install',
};

/** Installs the packages with the first package manager found. Needs root or sudo without a password, except for brew. */
function installWithSystem(packages) {
  const manager = Object.keys(INSTALL).find(name => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0);
  if (!manager) return;
  const sudo = manager === 'brew' || process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const steps = packages[manager].map(name => `${INSTALL[manager]} ${name}`);
  if (manager === 'apt-get') steps.unshift('update -qq');
  for (const step of steps) {
    const [command, ...args] = [...sudo, manager, ...step.split(' ')];
    ran(command, args);
  }
}

const hasNginx = () =>
  spawnSync('nginx', ['-v'], { stdio: 'ignore', env: { PATH: `${searched}:/usr/sbin:/usr/local/sbin` } }).status === 0;

/** Installs nginx if it is missing. Returns advice if that fails: the tests with nginx are then skipped. */
export function ensureNginx() {
  if (hasNginx()) return null;
  if (process.platform === 'win32') return 'nginx is not available on Windows: use Linux or WSL.';
  console.log('nginx is missing: installing it with the package manager …');
  installWithSystem(NGINX);
  if (hasNginx()) return null;
  return [
    'Install nginx, for example: sudo apt-get install nginx-light (or dnf, apk, pacman, brew install nginx).',
    ...reasons.splice(0),
  ].join('\n  ');
}

/** Returns the path of a usable Chromium and installs one if needed. Throws with advice if that fails. */
export async function ensureBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  console.log('No Chrome or Chromium found: trying Playwright’s own …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  if (ran(process.execPath, [playwright, 'install', '--with-deps', 'chromium']) && (await playwrightBrowser()))
    return playwrightBrowser();
  console.log('Playwright cannot install it here: trying the system’s package manager …');
  installWithSystem(BROWSER);
  const installed = installedBrowser();
  if (installed) return installed;
  const advice = 'No browser for the e2e tests. Install Chrome or Chromium, or set CHROMIUM_PATH.';
  throw new Error([advice, ...reasons].join('\n  '));
}
