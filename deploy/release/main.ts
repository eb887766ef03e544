/**
 * Releases a packaged portal on this host with plain Node. `--help` shows the usage.
 * Exit code 0: done; 1: refused, nothing changed; 2: invalid arguments; 3: switched, but the command after the switch failed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSums } from './checksums.ts';
import { switchMaintenance } from './maintenance.ts';
import { getDetails, liveRelease, release, releasesIn, rollback, type Source, type Switched } from './release.ts';
import { writeSite } from './site.ts';
import { readVariables, ReleaseError } from './variables.ts';

const HELP = `Releases the Supplier Portal in the folder of this file.

  node release.mjs --to <folder> --env <file>     create a release for this environment and switch to it
  node release.mjs --to <folder> --rollback       switch to the previous release; again: one further back
  node release.mjs --to <folder> --list           list the releases; * is live
  node release.mjs --to <folder> --maintenance on|off
                                                  show the maintenance page instead of the portal, or stop it
  node release.mjs --site <folder>                in a container: write the served files, from its own variables

  --reload <command>   run this after the switch, for example "nginx -s reload"; needed when the headers change
  --keep-days <n>      days for which assets of earlier releases are kept for open tabs (14)
  --release <name>     with --rollback: switch to this release
  --force              release variables that are probably wrong
  --from <folder>      folder of the package, if it is another one
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

class UsageError extends Error {
  override name = 'UsageError';
}

function readArguments() {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parse() {
  return parseArgs({
    options: {
      to: text,
      env: text,
      from: text,
      site: text,
      reload: text,
      release: text,
      maintenance: text,
      'keep-days': { type: 'string', default: '14' },
      rollback: flag,
      list: flag,
      force: flag,
      help: flag,
    },
  }).values;
}

function sourceIn(folder: string): Source {
  try {
    const { version, outsideProduction } = JSON.parse(readFileSync(join(folder, 'package-facts.json'), 'utf8')) as {
      version: string;
      outsideProduction: string[];
    };
    return { portal: join(folder, 'portal'), version, outsideProduction };
  } catch {
    throw new ReleaseError(`${folder} is not a package of the portal: its package-facts.json is missing or broken.`);
  }
}

/** Prints the live release, runs the command after the switch, and returns the exit code. */
function report(
  to: string,
  { name, previous, headersChanged, keptAssets }: Switched,
  reload: string | undefined,
): number {
  console.log(`Live in ${to}: ${name}${previous === null ? '' : ` (before: ${previous})`}`);
  if (keptAssets > 0) console.log(`${keptAssets} assets of earlier releases are kept for open tabs.`);
  if (reload === undefined) {
    if (headersChanged) console.log('The headers have changed: reload the web server (nginx -t && nginx -s reload).');
    return 0;
  }
  const { status } = spawnSync(reload, { shell: true, stdio: 'inherit' });
  if (status === 0) return 0;
  console.error(`The release is live, but "${reload}" failed: the web server still sends the old headers. Reload it.`);
  return 3;
}

function list(to: string): void {
  const live = liveRelease(to);
  for (const name of releasesIn(to)) {
    const { environment, version, shown = version } = getDetails(to, name);
    console.log(`${name === live ? '*' : ' '} ${name}  ${environment}  ${shown}`);
  }
}

/** Works for a server's folder and, with `--site`, inside a container. */
function maintain({ maintenance, to, site }: ReturnType<typeof readArguments>, folder: string): number {
  const target = to ?? site;
  if (target === undefined) throw new UsageError('--to <folder> is missing.');
  if (maintenance !== 'on' && maintenance !== 'off') throw new UsageError('--maintenance must be on or off.');
  const current = resolve(target, to === undefined ? '' : 'current');
  switchMaintenance(maintenance === 'on', folder, resolve(target), join(current, 'www/sportal'));
  console.log(`Maintenance page of ${target}: ${maintenance}`);
  return 0;
}

function run(values: ReturnType<typeof readArguments>): number {
  const folder = resolve(values.from ?? import.meta.dirname);
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.maintenance !== undefined) return maintain(values, folder);
  if (values.site !== undefined) {
    writeSite(sourceIn(folder), resolve(values.site), readVariables(values.env, process.env, { force: values.force }));
    return 0;
  }
  if (values.to === undefined) throw new UsageError('--to <folder> is missing.');
  const to = resolve(values.to);
  if (values.list) {
    list(to);
    return 0;
  }
  if (values.rollback) return report(to, rollback(to, { name: values.release }), values.reload);
  if (values.env === undefined) throw new UsageError('--env <file> is missing.');
  const keepDays = Number(values['keep-days']);
  if (values['keep-days'].trim() === '' || !(keepDays >= 0))
    throw new UsageError('--keep-days must be a number of days.');
  const variables = readVariables(values.env, process.env, { force: values.force });
  checkSums(folder);
  return report(to, release({ source: sourceIn(folder), to, variables, keepDays }), values.reload);
}

try {
  process.exitCode = run(readArguments());
} catch (error) {
  if (error instanceof ReleaseError) {
    console.error(error.message);
    process.exitCode = 1;
  } else if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exitCode = 2;
  } else throw error;
}
