import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { invoiceMessages } from '@/domain/invoice/messages';
import type { FormDef, SavedAs, StoredDocument } from '@/domain/record/document';
import { invoiceSummary } from '@/domain/invoice/summary';
import { NewDocument } from '@/domain/record/NewDocument';
import { recordTypes } from '@/domain/recordTypes';
import { SUBMIT_ANYWAY } from '@/domain/record/duplicates';
import type { Id } from '@/lib/ids';
import { createClient } from '@/platform/graphql/client';
import { operation } from '@/platform/graphql/operation';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { SaveThingDocument, ThingDocument, WarnThingDocument } from '../support/documents.ts';
import { renderUi } from '../support/render.tsx';
import { answer } from '../support/server.ts';
import { aSession, storeSession } from '../support/session.ts';

interface Values {
  invoiceNumber: string;
}
type Input = SavedAs & { name: string };

const byId = operation(
  ThingDocument,
  (id: Id) => ({ id }),
  () => null,
);

const NOTHING_SAID = {
  supplierName: null,
  companyName: null,
  totalGrossAmount: null,
  currencyCode: null,
  dueDate: null,
  rct: null,
  erpSync: null,
  erpNo: null,
};

/** A record type whose duplicate warning returns the matching records, as for delivery invoices on ZFO orders. */
const warnThing = operation(
  WarnThingDocument,
  ({ name }: Input) => ({ name }),
  data => data.warnThing,
);

const form: FormDef<StoredDocument, Values, Input, string> = {
  document: {
    kind: recordTypes.DeliveryInvoice,
    byId,
    remove: byId,
    messages: {
      ...invoiceMessages,
      list: 'Deliveries',
      submit: 'Submit Invoice',
      created: 'Created',
      savedAsDraft: 'Saved',
      deleted: 'Deleted',
    },
    configured: false,
    sections: () => [
      { id: 'invoice', title: 'Invoice', fields: [{ kind: 'text', name: 'invoiceNumber', label: 'Invoice Number' }] },
    ],
    useDocumentContext: () => ({ data: 'PO 45' }),
    fromRecord: () => ({ invoiceNumber: '' }),
    summary: record => invoiceSummary({ ...NOTHING_SAID, ...record }),
  },
  goesTo: () => '',
  create: operation(
    SaveThingDocument,
    ({ name }: Input) => ({ name }),
    data => data.saveThing?.id ?? null,
  ),
  duplicateWarning: () => warnThing,
  duplicateAgree: SUBMIT_ANYWAY,
  duplicateColumns: [
    { key: 'PoNo', title: 'PO Number' },
    { key: 'SupplierCode', title: 'Supplier Code' },
    { key: 'InvoiceNumber', title: 'Invoice Number' },
    { key: 'InvoiceDate', title: 'Invoice Date', kind: 'date' },
    { key: 'TotalAmount', title: 'Total Amount', kind: 'money' },
  ],
  editors: {},
  lockedInCorrection: [],
  useLookups: () => ({}),
  getCountry: () => 'IN',
  blank: () => ({ invoiceNumber: 'INV-1' }),
  toInput: ({ invoiceNumber }) => ({ name: invoiceNumber }),
};

function open() {
  const session = aSession();
  storeSession(session);
  const router = createMemoryRouter(
    [
      {
        path: '/new',
        element: (
          <NewDocument
            definition={form}
            documentContext={{ data: 'PO 45' }}
            chooseFirst={null}
            nothing=""
            getDraft={po => po}
          />
        ),
      },
      { path: form.document.kind.paths.list, element: <h1>The list</h1> },
    ],
    { initialEntries: ['/new'] },
  );
  return renderUi(
    <PlatformProvider session={session} client={createClient()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
}

const found = {
  PoNo: '4500010056',
  SupplierCode: 'S0007',
  InvoiceNumber: 'INV-1',
  InvoiceDate: '2026-11-05T00:00:00',
  TotalAmount: 120000.5,
};

it('a duplicate warning lists the matching records and saves only after confirmation', async () => {
  // A list without an ID still causes the warning (docs/decisions.md#duplicate-warning).
  const warned = answer('warnThing', {
    warnThing: { id: null, message: 'These invoices look alike.', result: JSON.stringify([found, { PoNo: '46' }]) },
  });
  const saved = answer('saveThing', { saveThing: { id: 5 } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit Invoice' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Possible duplicate' });
  expect(dialog).toHaveAccessibleDescription('These invoices look alike.');
  const table = within(dialog).getByRole('table', { name: 'Existing records' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(each => each.textContent),
  ).toEqual(['PO Number', 'Supplier Code', 'Invoice Number', 'Invoice Date', 'Total Amount']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['4500010056', 'S0007', 'INV-1', '05-Nov-2026', '1,20,000.50'],
    ['46', '–', '–', '–', '–'],
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const submit = await screen.findByRole('button', { name: 'Submit Invoice' });
  expect(saved).toEqual([]);
  await user.click(submit);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit anyway' }));
  await screen.findByRole('heading', { name: 'The list' });
  expect(warned).toHaveLength(2);
  expect(saved).toEqual([{ name: 'INV-1' }]);
});

it('an empty list causes no duplicate warning', async () => {
  answer('warnThing', { warnThing: { id: 0, message: null, result: '[]' } });
  const saved = answer('saveThing', { saveThing: { id: 5 } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Submit Invoice' }));
  await screen.findByRole('heading', { name: 'The list' });
  expect(saved).toHaveLength(1);
});
