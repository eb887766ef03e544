import { readEnv, type Env } from './envSchema';

const result = readEnv(import.meta.env, globalThis.location.origin);

/** What is wrong with the environment's variables, in words for people; empty when the app may start. */
export const envProblems: string[] = result.problems;

/** The environment's name and base URLs. Only meaningful when `envProblems` is empty; `main.tsx` does not mount otherwise. */
export const env: Env = result.env;
