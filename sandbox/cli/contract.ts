/**
 * `npm run contract -- <address or file>`: does this backend serve the portal? Checks every operation of `src/`, in the names of
 * `src/platform/graphql/names.json`, against the backend's schema: of a live endpoint, an SDL file, or the answer to an introspection query.
 * Exit code 0: nothing differs; 1: something does; 2: it cannot tell, and says why in a sentence.
 */
import { contractCommand } from './contractCommand.ts';

process.exitCode = await contractCommand(process.argv.slice(2), {
  say: text => console.log(text),
  complain: text => console.error(text),
});
