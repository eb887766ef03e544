import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { nonPoForm } from './screens/nonPoForm.ts';
import { expect, test, type Actor } from './support/portal.ts';

/** Starts a separate browser process with its own profile, so that the test can kill it like a crash does. */
async function startBrowser(profile: string, executable: string, args: readonly string[]) {
  const child = spawn(
    executable,
    [...args, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('No context');
  return { child, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Sends SIGKILL, so that the process cannot run any cleanup. */
async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(child.pid, 'SIGKILL');
  await gone;
}

async function signIn(page: Page, actor: Actor, origin: string, path: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.evaluate(
    values => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    actor.values,
  );
  await page.goto(`${origin}/sportal${path}`);
}

test('unsaved work is restored after the browser was killed', async ({ sandbox, baseURL }, { project }) => {
  // Uses the full browser: a killed headless shell leaves its profile locked.
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const { args = [] } = project.use.launchOptions ?? {};
  const { origin } = new URL(baseURL ?? '');
  const actor = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: actor.values['userid'], status: 'Draft' });
  const path = `/NonPoInvoice/Edit?id=${id}`;
  const profile = await mkdtemp(join(tmpdir(), 'sportal-killed-'));
  try {
    const first = await startBrowser(profile, executablePath, args);
    await signIn(first.page, actor, origin, path);
    await nonPoForm(first.page).number('KILLED-1');
    await expect(first.page.getByText(/^Saved on this device/)).toBeVisible();
    await kill(first.child);

    const second = await startBrowser(profile, executablePath, args);
    try {
      await signIn(second.page, actor, origin, path);
      await expect(second.page.getByText(/^Unsaved work from/)).toBeVisible();
      await second.page.getByRole('button', { name: 'Restore' }).click();
      await expect(second.page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('KILLED-1');
    } finally {
      await kill(second.child);
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
