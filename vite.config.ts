import react from '@vitejs/plugin-react';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { backendNames } from './deploy/backendNames.ts';
import { chunkGroups, shellFiles } from './deploy/chunks.ts';
import { withWindows } from './src/shared/ui/tokens.ts';
import { InNewOrder } from './tests/support/inNewOrder.ts';
import { outsideProduction } from './deploy/outsideProduction.ts';
import { getBuildVersion } from './deploy/revision.ts';
import packageFile from './package.json' with { type: 'json' };
import { withPlaceForPolicy, withPolicy, withVariables, withVersion } from './deploy/page.ts';
import { DECODER_SCRIPTS, nginxHeaders, NONCE, SERVER_VARIABLES } from './deploy/securityHeaders.ts';
import { getVersionText, VERSION_FILE } from './deploy/versionFile.ts';

/**
 * Writes the variables of the mode's `.env.*` file into the page (`deploy/page.ts`) and adds the policy to the built page.
 * Also writes the version file, the web server's files (`deploy/nginx.conf`) and the list of files that production excludes. The code is
 * the same in every mode.
 */
function environment(mode: string, command: 'build' | 'serve'): Plugin[] {
  const root = import.meta.dirname;
  const env = loadEnv(mode, root, ['VITE_', ...SERVER_VARIABLES]);
  // Only builds run git: Vitest loads this file once per project.
  const build = getBuildVersion(command === 'build' ? root : null, packageFile.version);
  const write = (name: string, text: string) => {
    mkdirSync(join(root, 'deploy/dist'), { recursive: true });
    writeFileSync(join(root, 'deploy/dist', name), text);
  };
  return [
    {
      name: 'environment',
      transformIndexHtml: {
        order: 'post', // the policy precedes everything that Vite adds to the head
        handler: html => {
          const page = withVersion(withVariables(html, env), build.shown);
          return command === 'serve' ? page : withPolicy(withPlaceForPolicy(page), env);
        },
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: VERSION_FILE, source: getVersionText(build, env) });
      },
      writeBundle() {
        write(`security-headers.${mode}.conf`, nginxHeaders(env));
        write(`security-headers-decoder.${mode}.conf`, nginxHeaders(env, DECODER_SCRIPTS));
      },
    },
    outsideProduction(root, mode, files => write(`outside-production.${mode}.json`, JSON.stringify(files, null, 2))),
  ];
}

// The owner edits names.json; the tests use the contract's names.
if (process.env['VITEST']) process.env['BACKEND_NAMES'] ??= 'tests/support/names.json';

// Vitest loads this file once per project; all projects share the seed.
process.env['TEST_SEED'] ||= String(Date.now() % 1_000_000);
const SEED = Number(process.env['TEST_SEED']);

/** Tests per environment: `.ts` runs without a DOM, `.tsx` and `.dom.test.ts` with one. */
const project = (name: string, environment: 'node' | 'jsdom', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    environmentOptions: {
      jsdom: {
        url: 'http://localhost:3000/sportal/',
        html: `<!doctype html><meta name="version" content="${packageFile.version}">`,
      },
    },
    setupFiles: ['tests/support/setup.ts', ...(environment === 'jsdom' ? ['tests/support/setupPage.ts'] : [])],
    include,
    exclude,
  },
});

/** Expands the named breakpoints in media queries: `(--phone)`. */
const windowsByName = (): Plugin => ({
  name: 'windows-by-name',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/.*\.css$/ }, handler: code => ({ code: withWindows(code), map: null }) },
});

// `npm run build` defaults to prod; the sandbox passes its own mode.
export default defineConfig(({ mode, command }) => ({
  base: '/sportal/',
  plugins: [
    react(),
    windowsByName(),
    backendNames(import.meta.dirname, (process.env['BACKEND_NAMES'] ?? '').split(',').filter(Boolean)),
    shellFiles(import.meta.dirname),
    environment(mode, command),
  ],
  resolve: { tsconfigPaths: true },
  html: command === 'build' ? { cspNonce: NONCE } : {},
  worker: { format: 'es' }, // workers load optional code on demand
  build: {
    target: 'es2022',
    outDir: mode === 'prod' ? 'dist' : `dist-${mode}`,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups(import.meta.dirname),
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/support/globalSetup.ts'],
    env: { TZ: 'Asia/Kolkata' },
    restoreMocks: true,
    // A slow host must not fail tests; hanging tests still time out.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    isolate: false,
    // Random order exposes dependencies between tests. The run prints the seed; set TEST_SEED to repeat the order.
    sequence: { shuffle: true, sequencer: InNewOrder, seed: SEED },
    silent: 'passed-only', // property tests log thousands of expected errors
    maxWorkers: 3, // three on two cores: one usually waits for a server or a timer
    // DOM tests create much short-lived data; a larger young generation avoids copying it repeatedly.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      // Rules, mappers, codecs and architecture checks: no DOM.
      project('pure', 'node', ['tests/**/*.test.ts'], ['tests/sandbox/**', 'tests/**/*.dom.test.ts']),
      // Components, screens and the layout.
      project('page', 'jsdom', ['tests/**/*.{test.tsx,dom.test.ts}']),
      // The sandbox: in-memory data, server in a separate process. The tests of a file share one database.
      project('sandbox', 'node', ['tests/sandbox/**/*.test.ts']),
    ],
  },
}));
