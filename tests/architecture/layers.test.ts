import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const src = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  name => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'),
);
const read = (name: string) => readFileSync(join(root, 'src', name), 'utf8');

/** Runs the dependency check over a project. */
const checkFolders = (project: string) =>
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), join(root, 'tests/architecture/folders.ts')], {
    cwd: project,
    encoding: 'utf8',
  });

describe('architecture', () => {
  it('has one-way layers, no imports between features and no import cycles', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        'src',
        'sandbox',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 64e6 },
    );
    const { summary } = JSON.parse(stdout) as {
      summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
    };
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    // Without its TypeScript parser, dependency-cruiser reads no file and reports no error.
    expect(summary.totalCruised).toBeGreaterThan(src.length);
    expect(status).toBe(0);
  });

  it('has no folders that import each other in a cycle', () => {
    const { stderr, status } = checkFolders(root);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('detects a cycle of folders, also one through files beside the folders', () => {
    const project = mkdtempSync(join(tmpdir(), 'folders-'));
    const write = (name: string, text: string) => {
      mkdirSync(join(project, 'src', dirname(name)), { recursive: true });
      writeFileSync(join(project, 'src', name), text);
    };
    write('a/one.ts', "import type { B } from '@/b/two';");
    write('b/two.ts', "export { three } from '../three';");
    write('three.ts', "const load = () => import('./a/one');");
    write('d/four.ts', "import '../a/one';");
    const { stderr, status } = checkFolders(project);
    rmSync(project, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toContain('src: a, b, three.ts import each other');
  });

  it('has only the planned layers', () => {
    const top = new Set(src.map(name => name.split(/[\\/]/)[0]));
    expect(top).toEqual(new Set(['app', 'domain', 'features', 'lib', 'main.tsx', 'platform', 'shared']));
  });

  it('has no two modules whose paths differ only in case', () => {
    const modules = src.map(name => name.replace(/\.tsx?$/, '').toLowerCase());
    expect(modules.filter((name, at) => modules.indexOf(name) !== at)).toEqual([]);
  });

  it('imports GraphQL documents only in api folders, sections and report declarations, types anywhere', () => {
    const offenders = src.filter(
      name =>
        !/[\\/]api[\\/]|\.section\.ts$|reports[\\/]declarations[\\/]/.test(name) &&
        /^import (?!type )[^;]*\.graphql\.generated['"]/m.test(read(name)),
    );
    expect(offenders).toEqual([]);
  });

  it('loads xlsx only with import(), to write workbooks and format numbers, and never reads files with it', () => {
    const importing = src.filter(name => /(import\(|from )['"]xlsx['"]/.test(read(name)));
    expect(importing).toEqual([join('lib', 'workbook.ts'), join('lib', 'writeWorkbook.ts')]);
    const offenders = importing.filter(name =>
      /^import (?!type )[^;]*from ['"]xlsx['"]|\.read(File)?(Sync)?\(|\bsheet_to_|\bread(File)?\(.*xlsx/m.test(
        read(name),
      ),
    );
    expect(offenders).toEqual([]);
    // The reader of workbooks uses only the number formatter.
    expect([...new Set(read(join('lib', 'workbook.ts')).match(/\bxlsx\.[\w.?]+/g))]).toEqual([
      'xlsx.SSF',
      'xlsx.default?.SSF',
    ]);
  });

  it('handles dates and decimals in one module each', () => {
    const dates = src.filter(
      name => /from ['"]dayjs/.test(read(name)) && !/^(lib[\\/]dates\.ts|shared[\\/]ui[\\/])/.test(name),
    );
    const decimals = src.filter(name => /from ['"]big\.js/.test(read(name)) && name !== join('lib', 'money.ts'));
    const floats = src.filter(name => /parseFloat\(|\.toFixed\(/.test(read(name)) && name !== join('lib', 'money.ts'));
    expect({ dates, decimals, floats }).toEqual({ dates: [], decimals: [], floats: [] });
  });
});
