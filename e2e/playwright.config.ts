import { defineConfig, devices } from 'playwright/test';

/**
 * The suite runs the built portal on a separate in-memory sandbox. Fetch refuses port 4190, so the suite
 * does not use it.
 */
// Not 4190, which fetch refuses as a blocked port.
const port = Number(process.env['E2E_PORT'] ?? 4290);
const browser = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Generous, so that a slow computer does not cause failures.
  timeout: 1_800_000,
  expect: { timeout: 240_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://127.0.0.1:${port}/sportal/`,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    actionTimeout: 300_000, // fails long before the test timeout
    screenshot: 'only-on-failure', // `--trace on` records whole tests and slows them down
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node --import tsx sandbox/main.ts --data memory --dist ${process.env['E2E_DIST'] ?? 'dist-dev'} --port ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}/sportal/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 600_000,
  },
});
