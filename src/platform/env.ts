import { readEnv, type Env } from './envSchema';

/** Reads the environment from a data block in the page (`deploy/page.ts`), so that one build serves every environment. */
function variablesOfPage(): Record<string, unknown> {
  try {
    const variables: unknown = JSON.parse(document.getElementById('environment')?.textContent ?? '');
    return typeof variables === 'object' && variables !== null ? { ...variables } : {};
  } catch {
    return {};
  }
}

// Build tools and tests read declarations without a page.
const result = readEnv(variablesOfPage(), typeof location === 'undefined' ? '' : location.origin);

export const envProblems: string[] = result.problems;

/** Environment name and base URLs. Only valid if `envProblems` is empty; otherwise `main.tsx` doesn't mount. */
export const env: Env = result.env;
