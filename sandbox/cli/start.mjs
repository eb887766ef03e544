/**
 * `npm start` and `npm run preview`; `--preview` serves the production build, other arguments go to
 * sandbox/main.ts.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generate, installIfMissing, requireNode, root } from './install.mjs';

function run(args, env = process.env) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const pass = signal => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

requireNode();
installIfMissing();
generate();
const rest = process.argv.slice(2).filter(arg => arg !== '--preview');
const sandbox = ['--import', 'tsx', 'sandbox/main.ts', ...rest];
if (process.argv.includes('--preview')) {
  console.log('Building the portal …');
  const built = await run([
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--mode',
    'dev',
    '--logLevel',
    'warn',
  ]);
  if (built !== 0) process.exit(built);
  sandbox.push('--dist', 'dist-dev');
}
process.exit(await run(sandbox));
