import { DIGITS, Tab, pause, type Browser } from './browser.ts';
import { BACK, FIRST_LINK, FORM, LIST, pasteLines, VIEW, type Sample } from './measures.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

/** The smaller pile of work; the larger is ten times as much. */
const LINES = 50;
export const INVOICES = 2_000;
export const TIMES = 10;

/** The same measures of a pile of work and of ten times as much, one round. */
export interface Growth {
  small: Sample;
  large: Sample;
}

/** A supplier's list and a record out of it, with everything cached. */
async function measureRows({ context }: Browser, { base }: Portal): Promise<Sample> {
  for (let visit = 0; visit < 2; visit++) await (await Tab.open(context, `${base}/NonPoInvoice`, LIST)).close();
  const tab = await Tab.open(context, `${base}/NonPoInvoice`, LIST);
  const { rows } = await tab.load();
  const there = await tab.clickUntil(FIRST_LINK, VIEW, false);
  await pause(500);
  const back = await tab.clickUntil(BACK, LIST, false);
  await tab.close();
  return { 'invoices in the backend: rows visible': rows, 'list to record': there, 'back to the list': back };
}

/** Keys in a form of so many lines, and one line more. */
async function measureLines({ context }: Browser, { base }: Portal, count: number): Promise<Sample> {
  const address = `${base}/NonPoInvoice/Add?company=1000&country=IN&supplier=200101`;
  const tab = await Tab.open(context, address, FORM);
  await pasteLines(tab, count);
  const key = await tab.typing('input[aria-label="Line 5 Amount"]', DIGITS);
  const added: State = { rows: `input[aria-label="Line ${count + 1} Amount"]` };
  const line = await tab.clickUntil('button:text-is("Add line")', added, false);
  await tab.close({ discard: true });
  return { 'lines in a form: a key in an amount': key, 'a line added to them': line };
}

/** How what people wait for grows with the rows of the backend and the lines of a form: first rows must not, nothing may by more than the work. */
export async function measureGrowth(
  portals: { small: Portal; large: Portal },
  /** A new browser of a signed-in supplier. */
  browse: (portal: Portal, measure: (browser: Browser) => Promise<Sample>) => Promise<Sample>,
): Promise<Growth> {
  const { small, large } = portals;
  const rows = (portal: Portal) => browse(portal, browser => measureRows(browser, portal));
  const lines = (count: number) => browse(small, browser => measureLines(browser, small, count));
  return {
    small: { ...(await rows(small)), ...(await lines(LINES)) },
    large: { ...(await rows(large)), ...(await lines(LINES * TIMES)) },
  };
}
