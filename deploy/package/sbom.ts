import { createHash } from 'node:crypto';
import type { ShippedPackage } from './packages.ts';

/** Package URL (https://github.com/package-url/purl-spec). The `@` of a scope is encoded. */
const purl = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** One reference per path: the lock file may hold two versions of a package. */
const getRef = (one: ShippedPackage) => `${purl(one)}?at=${encodeURIComponent(one.path)}`;

function getHashes(integrity: string) {
  return integrity.split(' ').flatMap(part => {
    const [algorithm = '', base64 = ''] = part.split(/-(.*)/s);
    const alg = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' }[algorithm];
    return alg ? [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] : [];
  });
}

/** An SPDX id becomes an id, a choice an expression. npm also writes 'or'. */
function getLicences(license: string) {
  if (license === '') return [];
  return / or | and /i.test(license)
    ? [{ expression: license.replace(/ or /gi, ' OR ').replace(/ and /gi, ' AND ') }]
    : [{ license: { id: license } }];
}

/** Derives the serial number from the content, so that two packages of one commit are comparable. */
function serialNumber(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export interface SbomOptions {
  version: string;
  packages: readonly ShippedPackage[];
  /** Names of the portal's direct dependencies. */
  direct: readonly string[];
  /** ISO time of the commit, so that the file is reproducible. */
  made: string;
}

/** Returns the bill of materials as CycloneDX 1.6 JSON (https://cyclonedx.org/docs/1.6/json). */
export function cycloneDx({ version, packages, direct, made }: SbomOptions) {
  const own = { type: 'application', 'bom-ref': `sportal@${version}`, name: 'sportal', version };
  const refs = new Map(packages.map(one => [one.path, getRef(one)]));
  const getRefs = (paths: readonly string[]) => paths.flatMap(path => refs.get(path) ?? []);
  const components = packages.map(one => {
    const [group, short] = one.name.startsWith('@') ? one.name.split('/') : [undefined, one.name];
    return {
      type: 'library',
      'bom-ref': getRef(one),
      ...(group !== undefined && { group }),
      name: short,
      version: one.version,
      purl: purl(one),
      licenses: getLicences(one.license),
      hashes: getHashes(one.integrity),
    };
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify([version, made, components])),
    version: 1,
    metadata: { timestamp: made, component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: getRefs(direct.map(name => `node_modules/${name}`)) },
      ...packages.map(one => ({ ref: getRef(one), dependsOn: getRefs(one.needs) })),
    ],
  };
}
