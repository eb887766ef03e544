/**
 * Finds or installs a Chromium for the e2e tests: an installed Chrome or Chromium, else Playwright's, else the
 * package manager's. Never waits for input.
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

function installWithSystem() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const managers = [
    [
      'apt-get',
      [
        ['update', '-qq'],
        ['install', '-y', '-qq', 'chromium'],
        ['install', '-y', '-qq', 'chromium-headless-shell'],
      ],
    ],
    ['dnf', [['install', '-y', '-q', 'chromium']]],
    ['apk', [['add', '--quiet', 'chromium']]],
    ['pacman', [['-S', '--noconfirm', '--quiet', 'chromium']]],
    ['brew', [['install', '--cask', 'chromium']]],
  ];
  for (const [manager, steps] of managers) {
    if (spawnSync(manager, ['--version'], { stdio: 'ignore' }).status !== 0) continue;
    const prefix = manager === 'brew' ? [] : sudo;
    for (const step of steps) {
      const [command = manager, ...args] = prefix.concat(manager, step);
      ran(command, args);
    }
    return;
  }
}

/** Returns the path of a usable Chromium and installs one if needed. Throws with advice if that fails. */
export async function ensureBrowser() {
  const found = installedBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  console.log('No Chrome or Chromium found: trying Playwright’s own …');
  const playwright = join(root, 'node_modules/playwright/cli.js');
  if (ran(process.execPath, [playwright, 'install', '--with-deps', 'chromium']) && (await playwrightBrowser()))
    return playwrightBrowser();
  console.log('That cannot be had here: trying the system’s package manager …');
  installWithSystem();
  const installed = installedBrowser();
  if (installed) return installed;
  const advice = 'No browser for the e2e tests. Install Chrome or Chromium, or set CHROMIUM_PATH.';
  throw new Error([advice, ...reasons].join('\n  '));
}
