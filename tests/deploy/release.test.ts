import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { variablesIn } from '../../deploy/page.ts';
import { checkSums, writeSums } from '../../deploy/release/checksums.ts';
import { getDetails, liveRelease, release, releasesIn, rollback, type Source } from '../../deploy/release/release.ts';
import { writeSite } from '../../deploy/release/site.ts';
import { readVariables } from '../../deploy/release/variables.ts';
import { writeFiles } from '../support/nginx.ts';
import { variablesFor } from '../support/variables.ts';

const [qa, prod] = [variablesFor('qa'), variablesFor('prod')];

let folder = '';
let to = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  to = join(folder, 'srv');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built portal whose file names contain this hash. */
function source(hash: string, more: Record<string, string> = {}): Source {
  const page = [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<script type="application/json" id="environment">{}</script>',
    `<script type="module" src="/sportal/assets/index-${hash}.js"></script>`,
  ];
  const files = {
    'index.html': page.join('\n'),
    [`assets/index-${hash}.js`]: `run('${hash}')`,
    [`assets/List-${hash}.js`]: `list('${hash}')`,
    'assets/react-0000.js': 'react()',
    'favicon.svg': '<svg/>',
    'version.json': JSON.stringify({ version: '1.0.0', revision: hash, shown: `1.0.0 (${hash})`, made: '' }),
    ...more,
  };
  writeFiles(join(folder, hash), files);
  return { portal: join(folder, hash), version: '1.0.0', outsideProduction: [`assets/Te-${hash}.js`] };
}

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const put = (hash: string, number: number, more: Record<string, string> = {}, variables = qa) =>
  release({ source: source(hash, more), to, variables, keepDays: 14, now: day(number) });
const served = (name: string) => readFileSync(join(to, 'current/www/sportal', name), 'utf8');
const assets = () => readdirSync(join(to, 'current/www/sportal/assets')).sort();

describe('release', () => {
  it("is served with the environment's variables and policy, otherwise unchanged", () => {
    const done = put('aaaa', 1);
    expect(done).toMatchObject({ previous: null, headersChanged: true, keptAssets: 0 });
    expect(liveRelease(to)).toBe('2026-11-01T00-00-00Z-1.0.0');
    expect(variablesIn(served('index.html'))).toEqual(qa);
    expect(served('index.html')).toContain('https://graphql.qa.example.com');
    expect(served('assets/index-aaaa.js')).toBe("run('aaaa')");
    expect(readFileSync(join(to, 'current/security-headers.conf'), 'utf8')).toContain('https://graphql.qa.example.com');
  });

  it('contains no files of the previous release except its assets, for two weeks, for open tabs', () => {
    put('aaaa', 1, { 'downloads/old.pdf': 'old' });
    expect(put('bbbb', 2)).toMatchObject({ headersChanged: false, keptAssets: 2 });
    expect(served('index.html')).toContain('index-bbbb.js');
    expect(assets()).toEqual(['List-aaaa.js', 'List-bbbb.js', 'index-aaaa.js', 'index-bbbb.js', 'react-0000.js']);
    expect(existsSync(join(to, 'current/www/sportal/downloads/old.pdf'))).toBe(false);
    put('cccc', 10);
    expect(assets()).toContain('List-aaaa.js');
    // The first release was live until the 2nd, so its two weeks have passed. The second was live until the 10th.
    put('dddd', 17);
    expect(assets()).not.toContain('List-aaaa.js');
    expect(assets()).toContain('List-bbbb.js');
  });

  it("keeps the owner's key and rule files, also if an editor replaced the link", () => {
    const shipped = { 'einvoice-keys.json': '{"keys":[]}' };
    put('aaaa', 1, shipped);
    writeFileSync(join(to, 'owner/einvoice-keys.json'), '{"keys":["own"]}');
    put('bbbb', 2, shipped);
    expect(served('einvoice-keys.json')).toBe('{"keys":["own"]}');
    rmSync(join(to, 'current/www/sportal/einvoice-keys.json'));
    writeFileSync(join(to, 'current/www/sportal/einvoice-keys.json'), '{"keys":["new"]}');
    put('cccc', 3, shipped);
    expect(served('einvoice-keys.json')).toBe('{"keys":["new"]}');
    writeFileSync(join(to, 'current/www/sportal/einvoice-keys.json'), '{"keys":["newest"]}');
    expect(readFileSync(join(to, 'owner/einvoice-keys.json'), 'utf8')).toBe('{"keys":["newest"]}');
  });

  it('keeps no assets of earlier releases with keepDays 0', () => {
    put('aaaa', 1);
    release({ source: source('bbbb'), to, variables: qa, keepDays: 0, now: day(2) });
    expect(assets()).toEqual(['List-bbbb.js', 'index-bbbb.js', 'react-0000.js']);
  });

  it('has a version file with the minimum version of its environment, and is listed with its version', () => {
    put('aaaa', 1);
    expect(JSON.parse(served('version.json'))).toMatchObject({ version: '1.0.0', shown: '1.0.0 (aaaa)' });
    put('bbbb', 2, {}, { ...qa, MINIMUM_VERSION: '1.0.0' });
    expect(JSON.parse(served('version.json'))).toMatchObject({ shown: '1.0.0 (bbbb)', minimum: '1.0.0' });
    expect(() => put('cccc', 3, {}, { ...qa, MINIMUM_VERSION: '1.0.1' })).toThrow(
      /MINIMUM_VERSION 1\.0\.1 is newer than this version, 1\.0\.0\. Lower it\./,
    );
    const args = ['--import', 'tsx', 'deploy/release/main.ts', '--to', to, '--list'];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(stdout.split('\n')).toEqual([
      '  2026-11-01T00-00-00Z-1.0.0  qa  1.0.0 (aaaa)',
      '* 2026-11-02T00-00-00Z-1.0.0  qa  1.0.0 (bbbb)',
      '',
    ]);
  });

  it('omits files in production that belong to excluded features', () => {
    put('aaaa', 1, { 'assets/Te-aaaa.js': 'te()' }, prod);
    expect(assets()).not.toContain('Te-aaaa.js');
    rmSync(to, { recursive: true });
    put('aaaa', 1, { 'assets/Te-aaaa.js': 'te()' }, qa);
    expect(assets()).toContain('Te-aaaa.js');
  });

  it.each([
    ['a page that references a missing file', { 'assets/index-bbbb.js': '' }, /missing files: assets\/index-bbbb\.js/],
    [
      'a page without a script',
      {
        'index.html':
          '<meta http-equiv="Content-Security-Policy" content=""><script type="application/json" id="environment">{}</script>',
      },
      /has no script/,
    ],
    ['a page without the variables placeholder', { 'index.html': '<html></html>' }, /no place/],
  ])('is rejected for %s and leaves the live release unchanged', (_what, more, message) => {
    put('aaaa', 1);
    expect(() => put('bbbb', 2, more)).toThrow(message);
    expect(served('index.html')).toContain('index-aaaa.js');
    expect(readdirSync(join(to, 'releases'))).toHaveLength(1);
    expect(existsSync(join(to, 'releasing'))).toBe(false);
  });

  it('is rejected over releases of another environment and while another release is running', () => {
    put('aaaa', 1);
    expect(() => put('bbbb', 2, {}, prod)).toThrow(/releases of qa/);
    writeFileSync(join(to, 'releasing'), String(process.pid));
    expect(() => put('bbbb', 2)).toThrow(/is running/);
    // The lock of a killed process does not block a release.
    writeFileSync(join(to, 'releasing'), '999999999');
    expect(put('bbbb', 2).previous).not.toBeNull();
  });

  it('keeps five previous releases on disk', () => {
    for (let number = 1; number <= 8; number += 1) put(`aaa${number}`, number);
    expect(releasesIn(to)).toHaveLength(6);
    expect(releasesIn(to).at(-1)).toBe(liveRelease(to));
  });
});

describe('rollback', () => {
  it('restores the previous release and keeps the assets of the replaced one', () => {
    put('aaaa', 1);
    put('bbbb', 2);
    const done = rollback(to, { now: day(3) });
    expect(done.previous).toBe('2026-11-02T00-00-00Z-1.0.0');
    expect(served('index.html')).toContain('index-aaaa.js');
    expect(served('assets/List-bbbb.js')).toBe("list('bbbb')");
    // The next release starts from there.
    put('cccc', 4);
    expect(getDetails(to, liveRelease(to) ?? '').previous).toBe('2026-11-01T00-00-00Z-1.0.0');
    expect(assets()).toEqual(expect.arrayContaining(['List-aaaa.js', 'List-bbbb.js', 'List-cccc.js']));
  });

  it('restores a release by name and rejects missing releases', () => {
    put('aaaa', 1);
    put('bbbb', 2);
    put('cccc', 3);
    rollback(to, { name: '2026-11-01T00-00-00Z-1.0.0' });
    expect(served('index.html')).toContain('index-aaaa.js');
    expect(() => rollback(to, { name: '../../etc' })).toThrow(
      /not on the disk\. Choose another one with --release: 2026-11-02/,
    );
    expect(() => rollback(to)).toThrow(/first release/);
    expect(() => rollback(join(folder, 'nothing'))).toThrow(/has no release/);
  });
});

describe('repeated rollback', () => {
  it('goes one release further back each time, and forward only by name', () => {
    put('aaaa', 1);
    put('bbbb', 2);
    put('cccc', 3);
    rollback(to, { now: day(4) });
    expect(served('index.html')).toContain('index-bbbb.js');
    rollback(to, { now: day(4) });
    expect(served('index.html')).toContain('index-aaaa.js');
    expect(() => rollback(to)).toThrow(/first release\. Choose another one with --release: 2026-11-02\S*, 2026-11-03/);
    rollback(to, { name: '2026-11-03T00-00-00Z-1.0.0', now: day(5) });
    expect(served('index.html')).toContain('index-cccc.js');
    rollback(to, { now: day(5) });
    expect(served('index.html')).toContain('index-bbbb.js');
  });

  it('does not bring back old key and rule files, also of releases that contain real files', () => {
    const shipped = { 'einvoice-keys.json': '{"keys":["withdrawn"]}', 'preflight.json': '{"rules":[]}' };
    put('aaaa', 1, shipped);
    const first = join(to, 'current/www/sportal/einvoice-keys.json');
    // Releases of earlier versions contain the file itself.
    rmSync(first);
    writeFileSync(first, shipped['einvoice-keys.json']);
    put('bbbb', 2, shipped);
    writeFileSync(join(to, 'owner/einvoice-keys.json'), '{"keys":[]}');
    rollback(to, { now: day(3) });
    expect(served('index.html')).toContain('index-aaaa.js');
    expect(served('einvoice-keys.json')).toBe('{"keys":[]}');
  });
});

describe('container site', () => {
  it('consists of the page and links to the files of the image', () => {
    const { portal, ...rest } = source('aaaa', { 'assets/Te-aaaa.js': 'te()' });
    writeSite({ portal, ...rest }, to, prod);
    const site = join(to, 'www/sportal');
    expect(variablesIn(readFileSync(join(site, 'index.html'), 'utf8'))).toEqual(prod);
    expect(readdirSync(join(site, 'assets')).sort()).toEqual(['List-aaaa.js', 'index-aaaa.js', 'react-0000.js']);
    expect(readFileSync(join(site, 'assets/index-aaaa.js'), 'utf8')).toBe("run('aaaa')");
    writeSite({ portal, ...rest }, to, { ...qa, MINIMUM_VERSION: '1.0.0' });
    expect(readdirSync(join(site, 'assets'))).toContain('Te-aaaa.js');
    // The image's own file stays unchanged: its disk is read-only.
    expect(readFileSync(join(site, 'version.json'), 'utf8')).toContain('"minimum": "1.0.0"');
    expect(readFileSync(join(portal, 'version.json'), 'utf8')).not.toContain('minimum');
  });
});

describe('release variables', () => {
  /** Variables of a portal that can work. */
  const real = Object.fromEntries(
    Object.entries(qa).map(([name, value]) => [name, value.replaceAll('example.com', 'buyer.test')]),
  );
  const readFrom = (variables: Record<string, string>, force = false) => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeFiles(folder, { 'qa.env': lines.join('') });
    return readVariables(join(folder, 'qa.env'), {}, { force });
  };

  it('are validated as in the portal, with all errors reported at once', () => {
    const wrong = () =>
      readFrom({ VITE_ENV: 'staging', VITE_AUTH_URL: 'javascript:1', HSTS_INCLUDE_SUBDOMAINS: 'yes' }, true);
    expect(() => readFrom({ ...real, MINIMUM_VERSION: 'v1.2' })).toThrow(/MINIMUM_VERSION must be a version such as/);
    expect(wrong).toThrow(/VITE_ENV must be dev, qa, uat or prod\.\n {2}VITE_AUTH_URL is not a web address\./);
    expect(wrong).toThrow(/VITE_LOGIN_URL is missing\.[\s\S]*HSTS_INCLUDE_SUBDOMAINS must be true or false\./);
    expect(() => readVariables(join(folder, 'gone.env'), {})).toThrow(/cannot be read/);
  });

  it.each([
    ['example addresses', qa, /VITE_AUTH_URL has an example address\. Replace it\./],
    ['an unknown variable', { VITE_IDLE_TIME: '30' }, /VITE_IDLE_TIME is unknown\. Correct the name or remove it\./],
    ['a misspelled server variable', { HSTS_SUBDOMAINS: 'true' }, /HSTS_SUBDOMAINS is unknown/],
    [
      'an http service',
      { VITE_FILE_URL: 'http://files.buyer.test' },
      /VITE_FILE_URL has an http address\. Use https\./,
    ],
    [
      'a login on another origin',
      { VITE_LOGIN_URL: 'https://login.buyer.test' },
      /VITE_LOGIN_URL is an absolute address/,
    ],
  ])('are rejected with %s, except with --force', (_what, more, message) => {
    expect(() => readFrom({ ...real, ...more })).toThrow(message);
    expect(() => readFrom({ ...real, ...more })).toThrow(/--force/);
    expect(readFrom({ ...real, ...more }, true)['VITE_ENV']).toBe('qa');
  });

  it('may name a login on another origin that writes the session here, and example addresses in local use', () => {
    const elsewhere = { ...real, VITE_LOGIN_URL: 'https://login.buyer.test', VITE_LOGIN_WRITES_HERE: 'yes' };
    expect(readFrom(elsewhere)).toEqual(elsewhere);
    const dev = { ...qa, VITE_ENV: 'dev' };
    expect(readFrom(dev)).toEqual(dev);
  });

  it('come from the container environment when no file is named, without unrelated variables', () => {
    expect(readVariables(undefined, { ...real, PATH: '/bin', HSTS_INCLUDE_SUBDOMAINS: 'true' })).toEqual({
      ...real,
      HSTS_INCLUDE_SUBDOMAINS: 'true',
    });
    expect(() => readVariables(undefined, { ...real, VITE_IDLE_TIME: '30' })).toThrow(/VITE_IDLE_TIME is unknown/);
  });
});

it('a package with changed files is rejected', () => {
  writeFiles(folder, { 'pack/portal/index.html': 'page', 'pack/release.mjs': 'code' });
  const pack = join(folder, 'pack');
  expect(() => checkSums(pack)).toThrow(/no SHA256SUMS/);
  writeSums(pack);
  checkSums(pack);
  const { status } = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: pack });
  expect([0, null]).toContain(status); // null: a system without the tool
  writeFileSync(join(pack, 'portal/index.html'), 'another');
  expect(() => checkSums(pack)).toThrow(/missing or changed: portal\/index\.html/);
});
