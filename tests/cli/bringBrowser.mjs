/** Installs a browser for the tests where there is none: a process of its own, so that other work goes on meanwhile. */
import { ensureBrowser } from './browser.mjs';

await ensureBrowser();
