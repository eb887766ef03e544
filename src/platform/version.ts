/**
 * Version and git revision of the build (vite.config.ts): '0.1.0 (1a2b3c4)'. The page contains it, so that unchanged files keep their names from
 * one release to the next.
 */
export const version: string =
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? '');
