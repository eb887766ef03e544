import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { roomRoutes } from '@/app/rooms';
import { plainRooms } from '../../deploy/chunks.ts';

type Chunk = Rolldown.OutputChunk;

const root = join(import.meta.dirname, '../..');
const COMPONENT_LIBRARY = /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;
/** Of the 15 requests before the first rows, five are the page, its icon and logo, and the questions asked. */
const MOST_FILES = 10;

/** The portal as it is built for an environment, in memory. */
async function filesFor(mode: 'dev' | 'prod') {
  // The environment of the tests would come before the file of the mode.
  vi.stubEnv('VITE_ENV', undefined);
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    // What is never called goes when the code is made small.
    build: { write: false, ...(mode === 'dev' && { minify: false }) },
  }).finally(() => vi.unstubAllEnvs());
  return ((Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput).output;
}

let chunks: Chunk[] = [];
beforeAll(async () => {
  chunks = (await filesFor('dev')).filter(file => file.type === 'chunk');
});

const named = (fileName: string) => chunks.find(chunk => chunk.fileName === fileName);
const holding = (module: string) => chunks.filter(chunk => chunk.moduleIds.includes(join(root, module)));

/** What is downloaded for these before they run: scripts and style sheets. */
function filesOf(wanted: readonly Chunk[]): { chunks: Set<Chunk>; files: Set<string> } {
  const found = new Set(wanted);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = named(name);
      if (imported) found.add(imported);
    }
  const styles = [...found].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return { chunks: found, files: new Set([...[...found].map(({ fileName }) => fileName), ...styles]) };
}

describe('the built portal', () => {
  it('asks for the first rows of every room in few files, and for nothing of the component library', () => {
    const rooms = plainRooms(root);
    expect(rooms.length).toBeGreaterThan(5);
    for (const { name, roots } of rooms) {
      const opened = ['src/app/start.tsx', ...roots].flatMap(holding);
      expect(opened.length).toBeGreaterThan(1);
      const first = filesOf([...chunks.filter(chunk => chunk.isEntry), ...opened]);
      const library = [...first.chunks].flatMap(chunk => chunk.moduleIds).filter(id => COMPONENT_LIBRARY.test(id));
      expect(library, name).toEqual([]);
      expect([...first.files].length, `${name}: ${[...first.files].join(', ')}`).toBeLessThanOrEqual(MOST_FILES);
    }
  });

  it("asks a profile's first questions before its page's code is there", () => {
    const asking = filesOf(holding('src/features/supplier/prefetch.ts'));
    const modules = [...asking.chunks].flatMap(chunk => chunk.moduleIds);
    expect(modules).toContain(join(root, 'src/features/supplier/api/prefetchFirstSection.ts'));
    expect(modules.filter(id => COMPONENT_LIBRARY.test(id) || /\.section\.tsx?$/.test(id))).toEqual([]);
  });

  it('has a first script that waits for no library but the checks of the environment', () => {
    const first = filesOf(chunks.filter(chunk => chunk.isEntry));
    const packages = [...first.chunks].flatMap(chunk => chunk.moduleIds).filter(id => /node_modules/.test(id));
    expect(packages.filter(id => !/[\\/]zod[\\/]/.test(id))).toEqual([]);
  });
});

it('holds nothing of travel and expense in production: no route, no menu entry, no code (DECISIONS 4)', async () => {
  const room = join(root, 'src/features/te/');
  const spoken = /TeInvoice|TEInvoice|T & E/;
  // A module that is named and has left no code behind is not there.
  const ofRoom = ({ modules }: Chunk) =>
    Object.keys(modules).filter(id => id.startsWith(room) && (modules[id]?.code ?? '').trim() !== '');
  expect(chunks.flatMap(ofRoom).length).toBeGreaterThan(10);
  const built = await filesFor('prod');
  for (const file of built) {
    if (file.type === 'chunk') expect(ofRoom(file), file.fileName).toEqual([]);
    const text = file.type === 'chunk' ? file.code : String(file.source);
    if (/\.(js|css|html|json)$/.test(file.fileName)) expect(text.match(spoken)?.[0], file.fileName).toBeUndefined();
  }
});

it('keeps what the menu leads to out of the component library’s theme', () => {
  expect(roomRoutes.filter(({ menu, plain }) => menu && !plain).map(({ path }) => path)).toEqual([]);
});
