import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')('a missing browser is reported in a few lines without stack traces', () => {
  const nothing = mkdtempSync(join(tmpdir(), 'no-browser-'));
  const ensure = pathToFileURL(join(import.meta.dirname, '../cli/browser.mjs')).href;
  const script = `const { ensureBrowser } = await import(${JSON.stringify(ensure)});
    try { console.log(await ensureBrowser()); } catch (error) { console.error(error.message); process.exitCode = 1; }`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    // An environment without any browser and without a download host.
    env: { PATH: nothing, PLAYWRIGHT_BROWSERS_PATH: nothing, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' },
  });
  rmSync(nothing, { recursive: true });
  expect(stderr).toMatch(/^No browser for the e2e tests\. Install Chrome or Chromium, or set CHROMIUM_PATH\./);
  expect(stdout).toContain('trying Playwright’s own');
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect((stdout + stderr).trim().split('\n').length).toBeLessThan(6);
  expect(status).toBe(1);
});
