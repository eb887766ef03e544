import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { operationNames } from '../../deploy/package/operationNames.ts';
import { licenceProblems, licenceTexts, shippedPackages } from '../../deploy/package/packages.ts';
import { cycloneDx } from '../../deploy/package/sbom.ts';
import { getBuildVersion } from '../../deploy/revision.ts';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const direct = Object.keys(dependencies);
const packages = shippedPackages(root);

describe('shipped packages', () => {
  it('include direct and transitive dependencies and bundler runtime, but no test packages', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...direct, 'scheduler', 'vite', 'rolldown']));
    // Contains no build or test dependencies.
    expect(names).not.toEqual(expect.arrayContaining(['vitest']));
    expect(names).not.toEqual(expect.arrayContaining(['graphql-yoga']));
  });

  it('have allowed licenses; other licenses are reported', () => {
    expect(licenceProblems(packages)).toEqual([]);
    const [one] = packages;
    const other = (license: string) => (one ? licenceProblems([{ ...one, license }]) : []);
    expect(other('AGPL-3.0-only')).toEqual([`${one?.name} ${one?.version}: AGPL-3.0-only`]);
    expect(other('')).toEqual([`${one?.name} ${one?.version}: no licence`]);
    expect(other('(MIT OR GPL-3.0)')).toEqual([]);
  });

  it('come with their license texts, including those of fonts and decoders', () => {
    const text = licenceTexts(root, packages);
    for (const name of direct) expect(text).toContain(`${name} ${dependencies[name]}\nLicence: `);
    for (const words of [
      'Permission is hereby granted',
      'Liberation',
      'PDFium',
      'Universite catholique de Louvain',
      'Apache License',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Bundled dependencies');
  });
});

describe('bill of materials', () => {
  const made = '2026-11-23T00:00:00.000Z';
  const bom = cycloneDx({ version: '1.2.3', packages, direct, made });

  it('lists every component once, in CycloneDX 1.6, with version, purl, license and checksum', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { timestamp: made, component: { type: 'application', name: 'sportal', version: '1.2.3' } },
    });
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    const refs = bom.components.map(component => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const { purl, version, hashes, licenses } of bom.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(purl.endsWith(`@${version}`)).toBe(true);
      expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string });
      expect(licenses).toHaveLength(1);
    }
  });

  it('lists the dependencies of each component, all of them included', () => {
    const refs = new Set(bom.components.map(component => component['bom-ref']));
    const [own, ...others] = bom.dependencies;
    expect(own?.dependsOn).toHaveLength(direct.length);
    for (const { dependsOn } of bom.dependencies) expect(dependsOn.filter(ref => !refs.has(ref))).toEqual([]);
    expect(others.map(({ ref }) => ref)).toEqual([...refs]);
    const reactDom = bom.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/react-dom@'));
    expect(reactDom?.dependsOn).toEqual([expect.stringMatching(/^pkg:npm\/scheduler@/)]);
  });

  it('is identical for identical packages', () => {
    expect(cycloneDx({ version: '1.2.3', packages: shippedPackages(root), direct, made })).toEqual(bom);
    expect(cycloneDx({ version: '1.2.4', packages, direct, made }).serialNumber).not.toBe(bom.serialNumber);
  });
});

it('operationNames returns the operations that the portal sends', () => {
  const { query, mutation } = operationNames(join(root, 'src'), {});
  expect(query).toEqual(expect.arrayContaining(['nonPoInvoiceList', 'workflowTaskQuery']));
  expect(mutation.length).toBeGreaterThan(20);
});

it("operationNames uses the backend's names and omits operations that it lacks", () => {
  const { query, outsideProduction } = operationNames(join(root, 'src'), {
    nonPoInvoiceList: 'bills',
    notificationList: null,
    teInvoiceList: 'journeys',
  });
  expect(query).toContain('bills');
  expect(query).not.toContain('nonPoInvoiceList');
  expect(query).not.toContain('notificationList');
  expect(outsideProduction).toContain('journeys');
});

it('a build is named after its commit, and marked with uncommitted changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(getBuildVersion(folder, '1.2.0')).toMatchObject({ version: '1.2.0', revision: '', shown: '1.2.0' });
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  git('init');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--allow-empty', '--message', 'first');
  const clean = getBuildVersion(folder, '1.2.0');
  expect(clean.revision).toMatch(/^[0-9a-f]{40}$/);
  expect(clean.shown).toBe(`1.2.0 (${clean.revision.slice(0, 7)})`);
  writeFileSync(join(folder, 'changed.ts'), '');
  expect(getBuildVersion(folder, '1.2.0')).toEqual({
    ...clean,
    shown: `1.2.0 (${clean.revision.slice(0, 7)}, dirty)`,
  });
});

it('resolve.mjs finds the source line of a position in a built file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-test-'));
  copyFileSync(join(root, 'deploy/maps/resolve.mjs'), join(folder, 'resolve.mjs'));
  // Line 1, column 5 of the built file is line 2, column 3 of the source.
  const map = {
    version: 3,
    sources: ['../../src/lib/sum.ts'],
    sourcesContent: ['one\n  two()'],
    names: [],
    mappings: 'IACE',
  };
  writeFileSync(join(folder, 'base-1.js.map'), JSON.stringify(map));
  const run = (position: string) =>
    spawnSync(process.execPath, [join(folder, 'resolve.mjs'), position], { encoding: 'utf8' });
  const found = run('assets/base-1.js:1:5');
  const [unknown, usage] = [run('other-1.js:1:5'), run('base')];
  rmSync(folder, { recursive: true });
  expect(found.stdout).toBe('src/lib/sum.ts:2:3\n  two()\n');
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('has no source map here')]);
  expect(usage.status).toBe(2);
});
