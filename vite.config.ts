import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Writes the Content-Security-Policy into the built page; connections go to the environment's own hosts only. */
function contentSecurityPolicy(env: Record<string, string>): Plugin {
  const origins = Object.entries(env)
    .filter(([name, value]) => name.endsWith('_URL') && /^https?:/.test(value))
    .map(([, value]) => new URL(value).origin);
  const hosts = ["'self'", ...new Set(origins)].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'", // antd writes its styles into the page at run time
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${hosts}`,
    `media-src ${hosts}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    name: 'content-security-policy',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
      {
        tag: 'meta',
        attrs: { name: 'referrer', content: 'strict-origin-when-cross-origin' },
        injectTo: 'head-prepend',
      },
    ],
  };
}

const MACHINES = ['tests/{lib,shared,platform}/**/*.{test.tsx,dom.test.ts}'];

/** Tests that share an environment: `.ts` runs without a page, `.tsx` and `.dom.test.ts` with one. */
const project = (name: string, environment: 'node' | 'jsdom', include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    environmentOptions: { jsdom: { url: 'http://localhost:3000/sportal/' } },
    setupFiles: ['tests/support/setup.ts'],
    include,
    exclude,
  },
});

// prod is the default of `npm run build`; the sandbox passes its own mode.
export default defineConfig(({ mode, command }) => ({
  base: '/sportal/',
  plugins: [react(), ...(command === 'build' ? [contentSecurityPolicy(loadEnv(mode, import.meta.dirname))] : [])],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    outDir: mode === 'prod' ? 'dist' : `dist-${mode}`,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 30,
            },
            { name: 'apollo', test: /node_modules[\\/](@apollo|graphql|rxjs|@wry|optimism)[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/support/globalSetup.ts'],
    env: { TZ: 'Asia/Kolkata' },
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    isolate: false,
    maxWorkers: 2,
    projects: [
      // Rules, mappers, codecs, and what the house demands of itself: no page.
      project('pure', 'node', ['tests/**/*.test.ts'], ['tests/sandbox/**', 'tests/**/*.dom.test.ts']),
      // What every room uses, proven once.
      project('machines', 'jsdom', MACHINES),
      // The rooms, and the layout around them.
      project('rooms', 'jsdom', ['tests/**/*.{test.tsx,dom.test.ts}'], MACHINES),
      // The stand-in backend: its data in memory, its server as a process of its own.
      project('sandbox', 'node', ['tests/sandbox/**/*.test.ts']),
    ],
  },
}));
