/** Returns whether a SemVer version precedes a release such as '1.2.0'. */
export function isOlder(version: string, release: string): boolean {
  const [, core = '', prerelease] = /^([\d.]+)(-)?/.exec(version) ?? [];
  const order = core.localeCompare(release, 'en', { numeric: true });
  return order < 0 || (order === 0 && prerelease !== undefined);
}
