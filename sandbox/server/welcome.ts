import { relative } from 'node:path';
import { personas } from '../data/personas.ts';
import type { SandboxOptions } from './backend.ts';
import type { Sandbox } from './start.ts';

export function welcome({ port }: Sandbox, { data }: SandboxOptions): string {
  const address = `http://localhost:${port}`;
  const width = (pick: (persona: (typeof personas)[number]) => string) =>
    Math.max(...personas.map(one => pick(one).length));
  const [keys, titles] = [width(one => one.key), width(one => one.title)];
  const lines = personas.map(
    ({ key, title, description }) => `  ${key.padEnd(keys)}  ${title.padEnd(titles)}  ${description}`,
  );
  const inside = relative(process.cwd(), data);
  const kept =
    data === 'memory'
      ? 'Data is kept in memory until this process stops.'
      : `Data is kept in ${inside.startsWith('..') ? data : inside}. Clear it with: npm run reset (after stopping this).`;
  return `
The supplier portal runs at  ${address}/sportal/

Sign in at ${address}/login, or at once at ${address}/login?as=<persona>:

${lines.join('\n')}

${kept}
Stop with Ctrl+C.
`;
}
