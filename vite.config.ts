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
import { withPlaceForPolicy, withPolicy, withVariables } from './deploy/page.ts';
import { DECODER_SCRIPTS, nginxHeaders, NONCE, SERVER_VARIABLES } from './deploy/securityHeaders.ts';

/**
 * Writes the variables of the mode's `.env.*` file into the page (`deploy/page.ts`), into the built one the policy that follows from them,
 * and beside the build what the web server sends of it (`deploy/nginx.conf`) and what a release leaves out of production. The code is the
 * same in every mode.
 */
function environment(mode: string, command: 'build' | 'serve'): Plugin[] {
  const root = import.meta.dirname;
  const env = loadEnv(mode, root, ['VITE_', ...SERVER_VARIABLES]);
  const write = (name: string, text: string) => {
    mkdirSync(join(root, 'deploy/dist'), { recursive: true });
    writeFileSync(join(root, 'deploy/dist', name), text);
  };
  return [
    {
      name: 'environment',
      transformIndexHtml: {
        order: 'post', // the policy stands before all that Vite adds to the head
        handler: html => {
          const page = withVariables(html, env);
          return command === 'serve' ? page : withPolicy(withPlaceForPolicy(page), env);
        },
      },
      writeBundle() {
        write(`security-headers.${mode}.conf`, nginxHeaders(env));
        write(`security-headers-decoder.${mode}.conf`, nginxHeaders(env, DECODER_SCRIPTS));
      },
    },
    outsideProduction(root, mode, files => write(`outside-production.${mode}.json`, JSON.stringify(files, null, 2))),
  ];
}

const MACHINES = ['tests/{lib,shared,platform}/**/*.{test.tsx,dom.test.ts}'];

// Each project reads this file by itself; they have one seed.
process.env['TEST_SEED'] ||= String(Date.now() % 1_000_000);
const SEED = Number(process.env['TEST_SEED']);

/** Tests that share an environment: `.ts` runs without a page, `.tsx` and `.dom.test.ts` with one. */
const project = (name: string, environment: 'node' | 'jsdom', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/sportal/' } },
    setupFiles: ['tests/support/setup.ts', ...(environment === 'jsdom' ? ['tests/support/setupPage.ts'] : [])],
    include,
    exclude,
  },
});

/** Writes out the windows that stylesheets name in their media queries: `(--phone)`. */
const windowsByName = (): Plugin => ({
  name: 'windows-by-name',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/.*\.css$/ }, handler: code => ({ code: withWindows(code), map: null }) },
});

// prod is the default of `npm run build`; the sandbox passes its own mode.
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
  worker: { format: 'es' }, // what only some files need is loaded with the first of them
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
    // A machine ten times slower is no failure: what never ends still fails, only later.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    isolate: false,
    // In a new order each time: what a test needs of another is found out. The order is printed, and TEST_SEED gives it again.
    sequence: { shuffle: true, sequencer: InNewOrder, seed: SEED },
    silent: 'passed-only', // property tests make the product complain a thousand times
    maxWorkers: 3, // on two cores: one of them waits for a server or a timer
    // A page of tests makes much that is soon gone. With little room for the new, most of it is copied into what is kept, again and again.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      // Rules, mappers, codecs, and what the house demands of itself: no page.
      project('pure', 'node', ['tests/**/*.test.ts'], ['tests/sandbox/**', 'tests/**/*.dom.test.ts']),
      // What every room uses, proven once.
      project('machines', 'jsdom', MACHINES),
      // The rooms, and the layout around them.
      project('rooms', 'jsdom', ['tests/**/*.{test.tsx,dom.test.ts}'], MACHINES),
      // The stand-in backend: its data in memory, its server as a process of its own. Tests of a file share one database.
      project('sandbox', 'node', ['tests/sandbox/**/*.test.ts']),
    ],
  },
}));
