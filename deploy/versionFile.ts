import type { Variables } from './page.ts';
import type { BuildVersion } from './revision.ts';

/** Open tabs read this file to find out about a new release. It differs per environment. */
export const VERSION_FILE = 'version.json';

export interface VersionFile extends BuildVersion {
  /** Open tabs with an older version reload. */
  minimum?: string | undefined;
}

/** Returns the text of the version file for the variables of an environment. */
export function getVersionText(build: BuildVersion, variables: Variables): string {
  const file: VersionFile = { ...build, minimum: variables['MINIMUM_VERSION'] || undefined };
  return `${JSON.stringify(file, null, 2)}\n`;
}
