import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureRoutes } from '@/app/featureRoutes';
import { plainFeatures } from '../../deploy/chunks.ts';
import { publishedKeys } from '../../sandbox/data/seed/einvoice/signers.ts';

type Chunk = Rolldown.OutputChunk;

const root = join(import.meta.dirname, '../..');
const COMPONENT_LIBRARY = /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;
/**
 * Most features need 11 requests before their first rows: these files, the page, its icon, its logo and the query.
 */
const MOST_FILES = 8;
/** Maximum transfer size of scripts and style sheets before a feature's first rows, in kB. */
const MOST_KB = 227;
/** Maximum size of the entry script, which loads everything else. */
const FIRST_SCRIPT_KB = 11;

/** Builds the portal for an environment, in memory. */
async function filesFor(mode: 'dev' | 'prod') {
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode,
    logLevel: 'error',
    build: { write: false },
  });
  return ((Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput).output;
}

let files: Rolldown.RolldownOutput['output'][number][] = [];
let chunks: Chunk[] = [];
let production: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production'); // without this, Vite bundles React's development build
  files = await filesFor('dev');
  chunks = files.filter(file => file.type === 'chunk');
  production = await filesFor('prod');
});

afterAll(() => void vi.unstubAllEnvs());

const named = (fileName: string) => chunks.find(chunk => chunk.fileName === fileName);
const holding = (module: string) => chunks.filter(chunk => chunk.moduleIds.includes(join(root, module)));

/** Returns the scripts and style sheets that load before these chunks run. */
function getFiles(wanted: readonly Chunk[]): { chunks: Set<Chunk>; files: Set<string> } {
  const found = new Set(wanted);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = named(name);
      if (imported) found.add(imported);
    }
  const styles = [...found].flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return { chunks: found, files: new Set([...[...found].map(({ fileName }) => fileName), ...styles]) };
}

const getModules = ({ chunks: of }: { chunks: Set<Chunk> }) => [...of].flatMap(chunk => chunk.moduleIds);

const weights = new Map<string, number>();
/** Returns the compressed size in kB. */
function getWeight(names: Iterable<string>): number {
  let sum = 0;
  for (const name of names) {
    const file = files.find(({ fileName }) => fileName === name);
    if (!weights.has(name) && file)
      weights.set(name, brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length / 1000);
    sum += weights.get(name) ?? Number.NaN;
  }
  return sum;
}

describe('built portal', () => {
  it('loads the first rows of every feature with few files and without the component library', () => {
    const features = plainFeatures(root);
    expect(features.length).toBeGreaterThan(5);
    for (const { name, roots } of features) {
      const opened = ['src/app/start.tsx', ...roots].flatMap(holding);
      expect(opened.length).toBeGreaterThan(1);
      const first = getFiles([...holding('src/main.tsx'), ...opened]);
      const library = getModules(first).filter(id => COMPONENT_LIBRARY.test(id));
      expect(library, name).toEqual([]);
      expect([...first.files].length, `${name}: ${[...first.files].join(', ')}`).toBeLessThanOrEqual(MOST_FILES);
      expect(getWeight(first.files), name).toBeLessThan(MOST_KB);
    }
  });

  it('prefetches a supplier profile without section code and the component library', () => {
    const asking = getFiles(holding('src/features/supplier/prefetch.ts'));
    const modules = getModules(asking);
    expect(modules).toContain(join(root, 'src/features/supplier/api/operations.ts'));
    expect(modules.filter(id => COMPONENT_LIBRARY.test(id) || /\.section\.tsx?$/.test(id))).toEqual([]);
  });

  it('renders a supplier profile without the component library', () => {
    const page = getFiles(holding('src/features/supplier/screens/SupplierProfileScreen.tsx'));
    const modules = getModules(page);
    expect(modules).toContain(join(root, 'src/features/supplier/section/RecordSection.tsx'));
    expect(modules.filter(id => COMPONENT_LIBRARY.test(id))).toEqual([]);
  });

  it('has a small entry script without package code', () => {
    const first = getFiles(holding('src/main.tsx'));
    const packages = getModules(first).filter(id => /node_modules/.test(id));
    expect(packages).toEqual([]);
    expect(getWeight([...first.files].filter(name => name.endsWith('.js')))).toBeLessThan(FIRST_SCRIPT_KB);
  });

  it('loads React and Apollo from the entry script as separate chunks without application code', () => {
    // Apollo's provider imports React.
    const libraries = { 'src/app/react.ts': [], 'src/platform/graphql/apollo.ts': ['src/app/react.ts'] };
    for (const [library, imported] of Object.entries(libraries)) {
      const own = getModules(getFiles(holding(library)));
      const expected = [library, ...imported].map(name => join(root, name));
      expect(own.filter(id => id.startsWith(join(root, 'src/')))).toEqual(expected);
      // The entry script loads it directly, before the shell that imports it.
      const [entry] = holding('src/main.tsx');
      for (const { fileName } of holding(library)) expect(entry?.code).toContain(`import(\`./${basename(fileName)}\`)`);
    }
  });
});

describe('document extraction', () => {
  const READING = [
    'src/domain/einvoice/read/readDocument.ts',
    'src/domain/einvoice/read/verifyCode.ts',
    'src/domain/einvoice/read/scanFile.ts',
  ];

  it('is loaded on demand, not with the entry script or any screen', () => {
    const reading = READING.flatMap(holding);
    expect(reading.length).toBeGreaterThan(0);
    const screens = chunks.filter(chunk => chunk.moduleIds.some(id => /[\\/]src[\\/].*[\\/]screens[\\/]/.test(id)));
    expect(screens.length).toBeGreaterThan(20);
    const first = getFiles([...holding('src/main.tsx'), ...screens]);
    expect([...first.chunks].filter(chunk => reading.includes(chunk)).map(({ fileName }) => fileName)).toEqual([]);
  });

  it("runs in workers that nginx.conf matches, with decoders from the portal's own origin", () => {
    const names = production.map(({ fileName }) => fileName);
    const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
    const location = /location ~ (\^\/sportal\/assets\/\(scan\S+) \{/.exec(conf)?.[1] ?? 'none';
    const workers = names.filter(name => new RegExp(location).test(`/sportal/${name}`));
    expect(workers.map(name => name.replace(/-[\w-]+\.js$/, '')).toSorted()).toEqual([
      'assets/pdf.worker.min',
      'assets/scan.worker',
    ]);
    // The decoders of QR codes and of JPEG 2000 in PDFs.
    expect(names.filter(name => name.endsWith('.wasm')).length).toBe(2);
    // The viewer and the QR reader share one PDF worker file, so the browser caches it once.
    expect(names.filter(name => /pdf\.worker/.test(name)).length).toBe(1);
  });

  it('trusts no sandbox key in production', () => {
    const kids = publishedKeys().keys.map(({ kid }) => kid);
    expect(kids.length).toBeGreaterThan(1);
    for (const file of production) {
      const text = file.type === 'chunk' ? file.code : String(file.source);
      expect(kids.filter(kid => text.includes(kid))).toEqual([]);
    }
    // The owner adds real keys to this file.
    const delivered = readFileSync(join(root, 'public/einvoice-keys.json'), 'utf8');
    expect(kids.filter(kid => delivered.includes(kid))).toEqual([]);
  });
});

describe('production build', () => {
  const getText = (file: (typeof files)[number]) => (file.type === 'chunk' ? file.code : String(file.source));
  const getNames = (some: typeof files) => some.map(({ fileName }) => fileName);
  const feature = join(root, 'src/features/te/');
  /** The addresses of travel and expense are known, so that the portal can show 'not found'. */
  const known = ['routes.ts', 'paths.ts'].map(name => feature + name);
  // Ignores modules that the bundler lists but that left no code.
  const ofFeature = ({ modules }: Chunk) =>
    Object.keys(modules).filter(
      id => id.startsWith(feature) && !known.includes(id) && (modules[id]?.code ?? '').trim() !== '',
    );

  it('equals other builds but for index.html and excluded files (docs/decisions.md#no-te-in-production, #one-build)', () => {
    const built: typeof files = production;
    const left = files.filter(({ fileName }) => !getNames(built).includes(fileName));
    expect(getNames(built).filter(name => !getNames(files).includes(name))).toEqual([]);
    for (const file of built)
      if (file.fileName !== 'index.html')
        expect(
          getText(file) === getText(files.find(({ fileName }) => fileName === file.fileName) ?? file),
          file.fileName,
        ).toBe(true);
    // No remaining chunk loads an excluded file before the user opens it.
    for (const file of built)
      if (file.type === 'chunk')
        expect(
          file.imports.filter(name => !getNames(built).includes(name)),
          file.fileName,
        ).toEqual([]);
    // The excluded files contain all code of the feature and no code of another one.
    expect(chunks.flatMap(ofFeature).length).toBeGreaterThan(10);
    for (const file of built) if (file.type === 'chunk') expect(ofFeature(file), file.fileName).toEqual([]);
    for (const file of left)
      if (file.type === 'chunk')
        expect(
          file.moduleIds.filter(id => id.startsWith(join(root, 'src/features/')) && !id.startsWith(feature)),
        ).toEqual([]);
  });
});

it("every menu route renders without the component library's theme", () => {
  expect(featureRoutes.filter(({ menu, plain }) => menu && !plain)).toEqual([]);
});
