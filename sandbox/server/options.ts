import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../data/dataFolder.mjs';
import type { SandboxOptions } from './backend.ts';
import { StartError } from './start.ts';

function wholeNumber(text: string, name: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new StartError(`${name} must be a whole number from 0 to ${most}; it is "${text}".`);
}

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args,
      options: { port: text, data: text, dist: text, erp: text, dialect: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the settings of a start. @throws StartError */
export function readOptions(args: string[], env = process.env): SandboxOptions {
  const values = readArguments(args);
  const { dist } = values;
  if (dist !== undefined && !existsSync(join(dist, 'index.html')))
    throw new StartError(`${dist} contains no built portal (index.html). Build it first: npm run build:dev`);
  return {
    port: wholeNumber(values.port ?? env['PORT'] ?? '4100', 'PORT', 65_535),
    host: env['SANDBOX_HOST'] ?? '127.0.0.1',
    data: values.data ?? dataFolder(env),
    erpSeconds: wholeNumber(values.erp ?? '0', '--erp', 86_400),
    report: text => console.log(text),
    dialect: values.dialect === true,
    portal: dist === undefined ? 'vite' : { dist },
  };
}
