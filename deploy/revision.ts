import { spawnSync } from 'node:child_process';

function git(root: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Version of a build, also in `/sportal/version.json` and in the package. */
export interface BuildVersion {
  version: string;
  /** Hash of the commit; '' without git. */
  revision: string;
  /** As the portal shows it: '0.1.0 (1a2b3c4)', '0.1.0 (1a2b3c4, dirty)' with uncommitted changes, '0.1.0' without git. */
  shown: string;
  /** ISO time of the commit, so that builds of one commit are identical; without git the current time. */
  made: string;
}

/** @param root Folder of the repository; null to leave out the revision. */
export function getBuildVersion(root: string | null, version: string): BuildVersion {
  const [moment = '', revision = ''] = root === null ? [] : git(root, 'log', '-1', '--format=%cI %H').split(' ');
  const made = new Date(moment || Date.now()).toISOString();
  if (root === null || revision === '') return { version, revision: '', shown: version, made };
  const dirty = git(root, 'status', '--porcelain') === '' ? '' : ', dirty';
  return { version, revision, shown: `${version} (${revision.slice(0, 7)}${dirty})`, made };
}
