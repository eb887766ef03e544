import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { BrowserContext, Page } from 'playwright/test';
import { release, rollback, type Source } from '../deploy/release/release.ts';
import { runChecks } from '../deploy/smoke/checks.ts';
import { acceptsTls, createSend } from '../deploy/smoke/http.ts';
import { openTarget } from '../deploy/smoke/target.ts';
import { hasNginx, servedFolder, startNginx, type Nginx } from '../tests/support/nginx.ts';
import { expect, test as base } from './support/portal.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, process.env['E2E_DIST'] ?? 'dist-dev');
const variables = parseEnv(readFileSync(join(root, '.env.dev'), 'utf8')) as Record<string, string>;
const BACKEND = /^\/(graphql|files|auth|masterdata|login|account|__sandbox)/;

const NEXT_VERSION = '99.0.0 (0a1b2c3)';

/** Simulates the next build: renames one feature's file, updates the files that refer to it, and changes the version. */
function nextBuild(from: string, to: string): { before: string; after: string } {
  cpSync(from, to, { recursive: true });
  const assets = join(to, 'assets');
  const before = readdirSync(assets).find(name => /^support-.*\.js$/.test(name)) ?? '';
  const after = before.replace(/-.*/, '-Changed0.js');
  renameSync(join(assets, before), join(assets, after));
  const version = join(to, 'version.json');
  const { shown } = JSON.parse(readFileSync(version, 'utf8')) as { shown: string };
  const names = [join(to, 'index.html'), version, ...readdirSync(assets).map(name => join(assets, name))];
  for (const file of names.filter(name => /\.(js|json|html)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(before, after).replaceAll(shown, NEXT_VERSION);
    if (changed !== text) writeFileSync(file, changed);
  }
  return { before, after };
}

/** Forwards backend requests to the sandbox, as a reverse proxy on the same origin would. */
async function withBackend(context: BrowserContext, sandbox: string): Promise<void> {
  await context.route(
    url => BACKEND.test(url.pathname),
    async route => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const answer = await fetch(sandbox + pathname + search, {
        method: request.method(),
        headers: { authorization: request.headers()['authorization'] ?? '', 'content-type': 'application/json' },
        body: request.postData(),
      });
      // The tab may have navigated away meanwhile.
      await route
        .fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
        .catch(() => {});
    },
  );
}

async function openSignedInTab(context: BrowserContext, origin: string, values: object): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/sportal/favicon.svg`);
  await tab.evaluate(stored => Object.assign(localStorage, stored), values);
  return tab;
}

const source: Source = { portal: built, version: '1.0.0', outsideProduction: [] };

interface Served {
  to: string;
  nginx: Nginx;
  origin: string;
}

/** `serve` releases the build with these variables and starts nginx. The context's backend requests go to the sandbox. */
const test = base.extend<{ serve: (wanted: Record<string, string>) => Promise<Served> }>({
  serve: async ({ context, baseURL }, give) => {
    const to = servedFolder();
    let nginx: Nginx | undefined;
    await give(async wanted => {
      release({ source, to, variables: wanted, keepDays: 14 });
      nginx = await startNginx(to);
      await withBackend(context, new URL(baseURL ?? '').origin);
      return { to, nginx, origin: `http://127.0.0.1:${nginx.port}` };
    });
    await context.close();
    await nginx?.stop();
    rmSync(to, { recursive: true, force: true });
  },
});

test.describe('a release on nginx', () => {
  test.skip(!hasNginx, 'there is no nginx here');

  test('keeps open tabs working, serves new visitors, can be rolled back and passes the smoke test', async ({
    sandbox,
    context,
    serve,
  }) => {
    const { to, nginx, origin } = await serve(variables);
    const next = join(to, 'next');
    const asked: string[] = [];
    context.on('response', answer => {
      if (answer.url().includes('/assets/')) asked.push(`${answer.status()} ${answer.url().split('/').pop()}`);
    });
    const tab = await openSignedInTab(context, origin, (await sandbox.persona('supplier')).values);
    // With data saver on, nothing is prefetched: the feature's file is requested on click.
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await tab.goto(`${origin}/sportal/NonPoInvoice`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Invoice List' })).toBeVisible();
    expect(asked.some(file => file.includes('support-'))).toBe(false);

    const { before, after } = nextBuild(built, next);
    const done = release({ source: { ...source, portal: next, version: '1.1.0' }, to, variables, keepDays: 14 });
    expect(done).toMatchObject({ headersChanged: false, keptAssets: 1 });

    // An open tab continues with its own files.
    await tab.getByRole('link', { name: 'Support', exact: true }).first().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    expect(asked).toContain(`200 ${before}`);

    // It offers the new version when the user returns to it.
    const notice = tab.getByText('A new version is available.');
    await expect(async () => {
      await tab.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    asked.length = 0;
    await tab.getByRole('button', { name: 'Reload to update' }).click();
    await expect(tab.getByText('The portal has been updated.')).toBeVisible();
    expect(asked).toContain(`200 ${after}`);
    await expect(tab.getByRole('region', { name: 'Get in touch' })).toContainText(NEXT_VERSION);

    rollback(to);
    asked.length = 0;
    const late = await context.newPage();
    await late.goto(`${origin}/sportal/support`);
    await expect(late.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    expect(asked).toContain(`200 ${before}`);
    expect((await nginx.get(`/sportal/assets/${after}`)).status).toBe(200);

    const target = await openTarget({
      send: createSend(AbortSignal.timeout(20_000)),
      acceptsTls,
      origin,
      operations: { query: [], mutation: [], outsideProduction: [] },
    });
    const wrong = (await runChecks(target)).filter(({ state }) => state === 'failed');
    // dev has its backend on the portal's origin; this nginx has no backend.
    expect(wrong.map(({ check }) => check)).toEqual([
      'environment',
      'graphql',
      'services',
      'upload',
      'owner files',
      'sign-in',
    ]);
  });

  test('leaves out a feature that is off, and shows the maintenance page while it is on', async ({
    sandbox,
    context,
    serve,
  }) => {
    const { to, origin } = await serve({ ...variables, VITE_FEATURES_OFF: 'query' });
    const sent: string[] = [];
    context.on('request', request => sent.push(request.postData() ?? ''));
    const tab = await openSignedInTab(context, origin, (await sandbox.persona('supplier')).values);

    await tab.goto(`${origin}/sportal/workbench`);
    const counts = tab.getByRole('table', { name: 'Action Center' });
    await expect(counts.getByRole('link', { name: 'View SentBack Invoices' })).toBeVisible();
    await expect(tab.getByText('Query Response')).toHaveCount(0);
    await tab.goto(`${origin}/sportal/queryResponse`);
    await expect(
      tab.getByRole('heading', { level: 1, name: 'Sorry, the page you visited does not exist.' }),
    ).toBeVisible();
    expect(sent.filter(body => body.includes('getWorkflowTaskSentback'))).not.toEqual([]);
    expect(sent.filter(body => body.includes('getQueryResponseList'))).toEqual([]);

    const maintain = (state: 'on' | 'off') =>
      execFileSync(
        process.execPath,
        ['--import', 'tsx', 'deploy/release/main.ts', '--from', 'deploy', '--to', to, '--maintenance', state],
        { cwd: root },
      );
    maintain('on');
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'The portal is down for maintenance' })).toBeVisible();
    maintain('off');
    await tab.goto(`${origin}/sportal/workbench`);
    await expect(counts).toBeVisible();
  });
});
