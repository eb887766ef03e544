import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/features/proforma/screens/ProformaFormScreens';
import '@/features/proforma/screens/ProformaViewScreen';
import { proformaRoutes } from '@/features/proforma/routes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { draft, order, serveProforma } from './order.ts';

const HOSTILE = '<img src=x onerror="alert(1)"> Calibration';
const open = (path: string, state?: unknown) => renderFeature({ path, routes: proformaRoutes, state });

/** Texts pasted into an amount, and their errors (spec 2 §5). */
const pasted: [text: string, said: RegExp | string][] = [
  ['-1', /./],
  ['1e9', /'1e9' is not an amount/],
  ['1.234', /decimals/i],
  ['half', /'half' is not an amount/],
  [' 350.00 ', ''],
];

it('an invalid pasted amount is marked in its cell', async () => {
  serveProforma();
  const { user } = open('/ProformaInvoice/Create?po=5');
  const cell = await screen.findByLabelText<HTMLInputElement>('Line 1 Amount');
  for (const [text, said] of pasted) {
    await user.clear(cell);
    await user.click(cell);
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(cell, text).toHaveAccessibleDescription(said));
  }
});

it('an order invoiced during typing shows an error beside the buttons and keeps the input', async () => {
  serveProforma();
  const why = 'This order is already invoiced.';
  answer('proformaInvoiceCreate', () =>
    graphqlError(why, { code: 'BAD_USER_INPUT', fields: [{ path: 'poId', message: why }] }),
  );
  const { user } = open('/ProformaInvoice/Create?po=5');
  const number = await screen.findByLabelText('Invoice Number');
  await user.type(number, 'PI-61');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect((await screen.findAllByText(why))[0]).toBeVisible();
  expect(number).toHaveValue('PI-61');
});

it.each([
  ['in the address', '?po=6', undefined],
  ['in the navigation state', '', { poId: 6 }],
])('an order of another supplier %s shows an error message', async (_where, search, state) => {
  serveProforma();
  answer('poById', ({ id }: { id: number }) => ({ poById: id === 5 ? order : null }));
  open(`/ProformaInvoice/Create${search}`, state);
  expect(await screen.findByText(/This purchase order doesn't exist, or you can't open it\./)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('HTML in an item’s name is shown as text in the view and in the form', async () => {
  const items = order.items?.map(item => ({ ...item, itemShortText: HOSTILE })) ?? [];
  const lineItems = draft.lineItems.map(line => ({ ...line, itemDescription: HOSTILE }));
  serveProforma(() => ({ ...draft, lineItems }));
  answer('poById', { poById: { ...order, items } });
  const { unmount } = open('/ProformaInvoice/View/54');
  expect(await screen.findByRole('table', { name: 'Line items' })).toHaveTextContent(HOSTILE);
  unmount();
  open('/ProformaInvoice/Create?po=5');
  expect((await screen.findAllByRole('option', { name: `00010 · ${HOSTILE}` }))[0]).toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
