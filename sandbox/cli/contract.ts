/**
 * `npm run contract -- <address or file>`: checks that a backend serves the portal.
 * Compares every operation of `src/`, in the names of `src/platform/graphql/names.json`, with the backend's schema:
 * a live endpoint, an SDL file, or an introspection result.
 * Exit code 0: no differences; 1: differences; 2: the check failed, with an error message.
 */
import { contractCommand } from './contractCommand.ts';

process.exitCode = await contractCommand(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
});
