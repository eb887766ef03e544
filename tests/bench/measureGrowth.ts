import { DIGITS, Tab, pause, type Browser } from './browser.ts';
import { BACK, FIRST_LINK, FORM, LIST, pasteLines, VIEW, type Sample } from './measures.ts';
import { LARGE } from '../../sandbox/firstStart/profiles/large.ts';
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

/** A supplier with one or two rows in each section, and the one with sixty locations, and contacts at them. */
const PROFILES = { small: 1, large: LARGE };

/** A profile's locations by their address and one of them opened, with everything cached. */
async function measureSections({ context }: Browser, { base }: Portal, supplier: number): Promise<Sample> {
  const address = `${base}/Supplier/Update/${supplier}`;
  const head: State = { rows: 'main [data-section="organization"] dd' };
  const locations: State = { rows: 'main [data-field="locations"] tbody tr' };
  await (await Tab.open(context, address, head)).close();
  await (await Tab.open(context, `${address}#locations`, locations)).close();
  const first = await Tab.open(context, address, head);
  const profile = (await first.load()).rows;
  await first.close();
  const tab = await Tab.open(context, `${address}#locations`, locations);
  const { rows } = await tab.load();
  const row = await tab.clickUntil('main [data-field="locations"] tbody button', { rows: '[role=dialog] dd' }, false);
  await tab.close();
  return { 'a profile: head and organization': profile, 'its locations visible': rows, 'one of them opened': row };
}

/**
 * How what people wait for grows with the rows of the backend, the lines of a form and the rows of a profile: first rows must not, nothing may by more than
 * the work.
 */
export async function measureGrowth(
  portals: { small: Portal; large: Portal },
  /** A new browser of this persona. */
  browse: (portal: Portal, persona: string, measure: (browser: Browser) => Promise<Sample>) => Promise<Sample>,
): Promise<Growth> {
  const { small, large } = portals;
  const rows = (portal: Portal) => browse(portal, 'supplier', browser => measureRows(browser, portal));
  const lines = (count: number) => browse(small, 'supplier', browser => measureLines(browser, small, count));
  const sections = (supplier: number) => browse(small, 'admin', browser => measureSections(browser, small, supplier));
  return {
    small: { ...(await rows(small)), ...(await lines(LINES)), ...(await sections(PROFILES.small)) },
    large: { ...(await rows(large)), ...(await lines(LINES * TIMES)), ...(await sections(PROFILES.large)) },
  };
}
