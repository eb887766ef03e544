/**
 * `npm run contract -- <address or file>`: checks that a backend serves the portal. Exit code 0: no differences; 1:
 * differences; 2: the check failed.
 */
import { contractCommand } from './contractCommand.ts';

process.exitCode = await contractCommand(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
});
