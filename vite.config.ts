import react from '@vitejs/plugin-react';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups, shellFiles } from './deploy/chunks.ts';
import { InNewOrder } from './tests/support/inNewOrder.ts';
import { contentSecurityPolicy, nginxHeaders, REFERRER_POLICY } from './deploy/securityHeaders.ts';

/**
 * Writes the Content-Security-Policy of the environment into the built page, and beside the build what the web server sends of it
 * (`deploy/nginx.conf`).
 */
function securityPolicy(mode: string): Plugin {
  const env = loadEnv(mode, import.meta.dirname);
  return {
    name: 'security-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy(env) },
        injectTo: 'head-prepend',
      },
      { tag: 'meta', attrs: { name: 'referrer', content: REFERRER_POLICY }, injectTo: 'head-prepend' },
    ],
    writeBundle() {
      const folder = join(import.meta.dirname, 'deploy/dist');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `security-headers.${mode}.conf`), nginxHeaders(env));
    },
  };
}

const MACHINES = ['tests/{lib,shared,platform}/**/*.{test.tsx,dom.test.ts}'];

// Each project reads this file by itself; they have one seed.
process.env['TEST_SEED'] ||= String(Date.now() % 1_000_000);
const SEED = Number(process.env['TEST_SEED']);

/** Tests that share an environment: `.ts` runs without a page, `.tsx` and `.dom.test.ts` with one. */
const project = (
  name: string,
  environment: 'node' | 'jsdom',
  include: string[],
  exclude: string[] = [],
  more: { runner?: string } = {},
) => ({
  extends: true as const,
  test: {
    ...more,
    name,
    environment,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/sportal/' } },
    setupFiles: ['tests/support/setup.ts', ...(environment === 'jsdom' ? ['tests/support/setupPage.ts'] : [])],
    include,
    exclude,
  },
});

/** Puts the PDF viewer's decoder of JPEG 2000 where its worker looks for it: it asks by name, so the name has no hash. */
function pdfDecoder(): Plugin {
  const decoder = 'openjpeg_nowasm_fallback.js';
  const from = join(import.meta.dirname, 'node_modules/pdfjs-dist');
  return {
    name: 'pdf-decoder',
    apply: 'build',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
      const source = readFileSync(join(from, 'wasm', decoder));
      this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${decoder}`, source });
    },
  };
}

// prod is the default of `npm run build`; the sandbox passes its own mode.
export default defineConfig(({ mode, command }) => ({
  base: '/sportal/',
  plugins: [
    react(),
    pdfDecoder(),
    shellFiles(import.meta.dirname),
    ...(command === 'build' ? [securityPolicy(mode)] : []),
  ],
  resolve: { tsconfigPaths: true },
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
    testTimeout: 120_000, // a machine four times slower is no failure
    hookTimeout: 120_000,
    isolate: false,
    // In a new order each time: what a test needs of another is found out. The order is printed, and TEST_SEED gives it again.
    sequence: { shuffle: true, sequencer: InNewOrder, seed: SEED },
    silent: 'passed-only', // property tests make the product complain a thousand times
    maxWorkers: 2,
    projects: [
      // Rules, mappers, codecs, and what the house demands of itself: no page.
      project('pure', 'node', ['tests/**/*.test.ts'], ['tests/sandbox/**', 'tests/**/*.dom.test.ts']),
      // What every room uses, proven once.
      project('machines', 'jsdom', MACHINES),
      // The rooms, and the layout around them.
      project('rooms', 'jsdom', ['tests/**/*.{test.tsx,dom.test.ts}'], MACHINES),
      // The stand-in backend: its data in memory, its server as a process of its own. Tests of a file share one database, and some
      // still tell one story together: their files come in a new order, their tests do not (DECISIONS 88).
      project('sandbox', 'node', ['tests/sandbox/**/*.test.ts'], [], {
        runner: 'tests/support/orderedRunner.ts',
      }),
    ],
  },
}));
