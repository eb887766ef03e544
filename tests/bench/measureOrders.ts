import type { BrowserContext } from 'playwright';
import { DIGITS, LETTERS, Tab, pause } from './browser.ts';
import { pasteLines } from './measures.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

type Add = (name: string, value: number) => void;

/** A seeded order of 1,000 lines (README). */
const LONG_ORDER = '4500063234';

const screen = (rows: string, path: string, min = 1): State => ({ rows, min, path });
const rowLinks = (path: string) => screen('main tbody tr td a', `${path}(\\?|$)`, 5);
const PICKER: State = { rows: '.ant-modal input[type="radio"], .ant-modal tbody input[type="checkbox"]' };
const lineTable = (path: string) => screen('main table tbody tr td', path);

/** Measures lists, views, pickers and forms of orders, receipts, delivery and proforma invoices. */
export async function measureOrders(context: BrowserContext, portal: Portal, add: Add): Promise<void> {
  await measureFeature(context, portal, add, {
    name: 'orders',
    path: '/PurchaseOrder',
    view: lineTable('/PurchaseOrder/View/'),
  });
  await measureFeature(context, portal, add, {
    name: 'delivery',
    path: '/DeliveryInvoice',
    view: lineTable('/DeliveryInvoice/View/'),
    picker: 'Create against PO',
  });
  await measureFeature(context, portal, add, {
    name: 'proforma',
    path: '/ProformaInvoice',
    view: lineTable('/ProformaInvoice/View/'),
    picker: 'Create New',
  });
  await measureLongOrder(context, portal, add);
}

interface Feature {
  name: string;
  path: string;
  view: State;
  picker?: string;
}

/** Measures a feature's list, its first view, going back, and the picker of a new record if there is one. */
export async function measureFeature(
  context: BrowserContext,
  { base }: Portal,
  add: Add,
  feature: Feature,
): Promise<void> {
  const { name, path, view, picker } = feature;
  const list = rowLinks(path);
  const link = `main tbody tr td a[href*="${path}/View/"]`;
  const tab = await Tab.open(context, base + path, list);
  const first = await tab.load();
  add(`${name} list: scripts`, first.scriptKb);
  add(`${name} list: rows visible`, first.rows);
  const asked = await tab.startRounds();
  add(`${name} list to view, first`, await tab.clickUntil(link, view, false));
  add(`${name} list to view: rounds of requests`, await tab.rounds(asked));
  await pause(500);
  add(`${name} view back to list`, await tab.clickUntil(`main a[href$="${path}"]`, list, false));
  await pause(500);
  add(`${name} list to view, again`, await tab.clickUntil(link, view, false));
  if (picker) {
    await tab.clickUntil(`main a[href$="${path}"]`, list, false);
    await pause(500);
    add(`${name} picker opened, first`, await tab.clickUntil(`button:text-is("${picker}")`, PICKER, false));
  }
  await tab.close();
}

/** Measures an order of 1,000 lines: its page, a full delivery invoice, and a proforma invoice of 500 lines. */
async function measureLongOrder(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const link = 'main tbody tr td a[href*="/PurchaseOrder/View/"]';
  const page = await Tab.open(context, `${base}/PurchaseOrder?f.no=${LONG_ORDER}`, { rows: link });
  add('order of 1,000 lines: list to view', await page.clickUntil(link, lineTable('/PurchaseOrder/View/'), false));
  const id = new URL(page.page.url()).pathname.split('/').at(-1) ?? '';
  await pause(500);
  const boxes: State = { rows: '.ant-modal tbody input[type="checkbox"]' };
  add('its items to choose from', await page.clickUntil('button:text-is("Create Delivery Invoice")', boxes, false));
  await page.close();

  const quantity = 'input[aria-label="Line 5 Quantity"]';
  const delivery = await Tab.open(context, `${base}/DeliveryInvoice/Create?po=${id}`, { rows: quantity });
  add('delivery form of 1,000 lines visible', (await delivery.load()).rows);
  add('key in its invoice number', await delivery.typing('[data-field="invoiceNumber"] input', LETTERS));
  add('key in a quantity of 1,000 lines', await delivery.typing(quantity, DIGITS));
  await delivery.close({ discard: true });

  const amount = (line: number) => `input[aria-label="Line ${line} Amount"]`;
  const proforma = await Tab.open(context, `${base}/ProformaInvoice/Create?po=${id}`, { rows: amount(1) });
  await pasteLines(proforma, 500, 'Line 1 Advance Term');
  add('key in an amount of 500 proforma lines', await proforma.typing(amount(5), DIGITS));
  const added: State = { rows: amount(501) };
  add('proforma line added to 500', await proforma.clickUntil('button:text-is("Add line")', added, false));
  await proforma.close({ discard: true });
}

const REPORTS = {
  'non-PO aging': '/ReportNonPoInvoiceAging',
  'non-PO transactions': '/ReportNonPoInvoice',
  'delivery aging': '/ReportDeliveryInvoiceAging',
  'delivery transactions': '/ReportDeliveryInvoiceTransaction',
  'proforma aging': '/ReportProformaInvoiceAging',
  'proforma transactions': '/ReportProformaInvoiceTransaction',
};

/** Every report (`src/features/reports/declarations`). */
export async function measureReports(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  for (const [name, path] of Object.entries(REPORTS)) {
    const tab = await Tab.open(context, base + path, rowLinks(path));
    add(`report ${name}: rows visible`, (await tab.load()).rows);
    await tab.close();
  }
}
