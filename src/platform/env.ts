import { readEnv, type Env } from './envSchema';

/**
 * The variables of this environment: a block of data in the page (`deploy/page.ts`), so that one build serves every environment. Empty
 * when there is no such block or it cannot be read; the check then names everything that is missing.
 */
function variablesOfPage(): Record<string, unknown> {
  try {
    const variables: unknown = JSON.parse(document.getElementById('environment')?.textContent ?? '');
    return typeof variables === 'object' && variables !== null ? { ...variables } : {};
  } catch {
    return {};
  }
}

const result = readEnv(variablesOfPage(), globalThis.location.origin);

/** What is wrong with the environment's variables, in words for people; empty when the app may start. */
export const envProblems: string[] = result.problems;

/** The environment's name and base URLs. Only meaningful when `envProblems` is empty; `main.tsx` does not mount otherwise. */
export const env: Env = result.env;
