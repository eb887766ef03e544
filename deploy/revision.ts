import { spawnSync } from 'node:child_process';

function git(root: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Returns time and hash of the commit; they ignore uncommitted changes. Without git the time is now and the hash ''. */
export function getCommit(root: string): { made: string; revision: string } {
  const [moment = '', revision = ''] = git(root, 'log', '-1', '--format=%cI %H').split(' ');
  return { made: new Date(moment || Date.now()).toISOString(), revision };
}

/** Returns the version that the portal shows: '0.1.0 (1a2b3c4)', '0.1.0 (1a2b3c4, dirty)' with uncommitted changes, '0.1.0' without git. */
export function getShownVersion(root: string, version: string): string {
  const revision = getCommit(root).revision.slice(0, 7);
  if (revision === '') return version;
  return `${version} (${revision}${git(root, 'status', '--porcelain') === '' ? '' : ', dirty'})`;
}
