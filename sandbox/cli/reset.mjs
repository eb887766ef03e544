/** `npm run reset`: deletes the sandbox's data; the next start seeds it again. Refuses while a sandbox uses the data. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dataFolder, getOwner } from '../data/dataFolder.mjs';
import { requireNode } from './install.mjs';

requireNode();
const folder = dataFolder();
const owner = getOwner(folder);
if (owner !== null) {
  console.error(`The sandbox is running on ${folder} (process ${owner}). Stop it first, then run npm run reset again.`);
  process.exit(1);
}
if (!existsSync(folder)) {
  console.log(`Nothing to clear: ${folder} does not exist.`);
} else {
  const made = /^(db|files|lock(\.\d+)?)$/;
  const strangers = readdirSync(folder).filter(name => !made.test(name));
  if (strangers.length > 0) {
    console.error(`${folder} holds what no sandbox made (${strangers.slice(0, 3).join(', ')}); nothing was deleted.`);
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`Cleared ${folder}. The next npm start seeds it again.`);
}
