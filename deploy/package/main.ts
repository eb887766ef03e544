/** `npm run package`: builds the portal once for any environment and writes `dist-package/sportal` and the same as an archive. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { writeSums } from '../release/checksums.ts';
import { VERSION_FILE, type VersionFile } from '../versionFile.ts';
import { containerBlock } from './containerBlock.ts';
import { operationNames } from './operationNames.ts';
import { licenceProblems, licenceTexts, shippedPackages } from './packages.ts';
import { cycloneDx } from './sbom.ts';

const root = join(import.meta.dirname, '../..');
const parent = join(root, 'dist-package');
const folder = join(parent, 'sportal');
const maps = join(parent, 'sportal-maps');
/** A mode without an env file: the release adds the environment to the page. */
const MODE = 'package';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Bundles a server tool with the portal's own checks into one file without dependencies. */
async function bundle(name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true },
    publicDir: false,
    build: {
      ssr: join(root, `deploy/${name}/main.ts`),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
}

/** Moves the source maps out of the served files into a separate folder, with the script that reads them (docs/operate.md). */
function moveMaps(): void {
  mkdirSync(maps, { recursive: true });
  const portal = join(folder, 'portal');
  for (const name of readdirSync(portal, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.map')) renameSync(join(portal, name), join(maps, basename(name)));
  copyFileSync(join(root, 'deploy/maps/resolve.mjs'), join(maps, 'resolve.mjs'));
}

function pack(archive: string, name: string): void {
  const { status } = spawnSync('tar', ['-czf', archive, name], { cwd: parent, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const packages = shippedPackages(root);
const wrong = licenceProblems(packages);
if (wrong.length > 0) {
  console.error(`These may not be shipped before somebody has agreed to their licence:\n  ${wrong.join('\n  ')}`);
  process.exit(1);
}

rmSync(parent, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  mode: MODE,
  logLevel: 'warn',
  build: { outDir: join(folder, 'portal'), sourcemap: 'hidden' },
});
moveMaps();
await bundle('release');
await bundle('smoke');

const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
const built = JSON.parse(readFileSync(join(folder, 'portal', VERSION_FILE), 'utf8')) as VersionFile;
const { version, shown, made } = built;
const outsideProduction: unknown = JSON.parse(read(`deploy/dist/outside-production.${MODE}.json`));
const details = { ...built, outsideProduction, operations: operationNames(join(root, 'src')) };
write('package-facts.json', `${JSON.stringify(details, null, 2)}\n`);
write(
  'sbom.cdx.json',
  `${JSON.stringify(cycloneDx({ version, packages, direct: Object.keys(dependencies), made }), null, 2)}\n`,
);
write('THIRD-PARTY-LICENCES.txt', licenceTexts(root, packages));
copyFileSync(join(root, 'docs/LICENSE'), join(folder, 'LICENSE'));
for (const name of ['nginx.conf', 'brotli.conf', 'maintenance.html'])
  copyFileSync(join(root, 'deploy', name), join(folder, name));
for (const name of ['qa', 'uat', 'prod']) copyFileSync(join(root, `.env.${name}`), join(folder, `${name}.env`));
for (const name of ['Dockerfile', 'start.sh', 'sandbox-backend.conf'])
  copyFileSync(join(root, 'deploy/container', name), join(folder, name));
cpSync(join(root, 'deploy/kubernetes'), join(folder, 'kubernetes'), { recursive: true });
write('container.conf', containerBlock(read('deploy/nginx.conf')));
writeSums(folder);

const archive = `sportal-${version}.tar.gz`;
pack(archive, 'sportal');
pack(`sportal-${version}-maps.tar.gz`, 'sportal-maps');
console.log(
  `dist-package/${archive}: version ${shown}, ${packages.length} packages in it. How to release it: docs/release.md`,
);
