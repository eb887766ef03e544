/** Installs a browser for the tests in a separate process, so that other work can continue meanwhile. */
import { ensureBrowser } from './browser.mjs';

await ensureBrowser();
