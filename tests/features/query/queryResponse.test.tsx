import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/features/query/screens/QueryResponseScreen';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

const row = (id: number, more = {}) => ({
  id,
  context: 'NonPoInvoice',
  contextUrl: `/sportal/NonPoInvoice/View/${id}`,
  categoryName: 'Price',
  title: `Title ${id}`,
  createdByName: 'Dev Sharma',
  status: 'Under Query',
  invoiceNumber: `INV-${id}`,
  invoiceDate: '2026-11-02',
  supplierCode: 'S0007',
  supplierName: 'Meridian Labs',
  companyCode: '1000',
  invoiceAmount: '123456.50',
  currencyCode: 'INR',
  countryCode: 'IN',
  ageInDay: 3,
  ...more,
});

function serve(rows: unknown) {
  answer('notificationList', { notificationList: { totalRecords: 0, data: [] } });
  answer('queryItemList', {
    queryItemList: {
      data: [
        {
          id: 1,
          query: 'Which period is this for?',
          queryDate: '2026-11-21T05:00:00Z',
          response: null,
          responseDate: null,
          status: 'Under Query',
          attachments: null,
        },
      ],
    },
  });
  return answer('getQueryResponseList', () =>
    rows instanceof Response ? rows.clone() : { getQueryResponseList: rows },
  );
}

it('the page lists queries waiting for a response by record type and links only to safe URLs', async () => {
  const calls = serve([
    row(1),
    row(2, { contextUrl: 'javascript:alert(1)' }),
    row(3, { contextUrl: 'https://evil.example/sportal/x' }),
    row(4, { context: 'DeliveryInvoice', ageInDay: 1 }),
    // A closed query expects no response.
    row(5, { isClosed: true }),
  ]);
  const { user } = renderFeature({ path: '/queryResponse' });
  const tab = await screen.findByRole('tab', { name: 'Non-PO Invoices 3' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(calls).toEqual([{ recipientId: 'u-100' }]);
  const table = within(screen.getByRole('list', { name: 'Queries on Non-PO Invoices' }));
  await waitFor(() => expect(table.getAllByRole('heading', { name: 'Which period is this for?' })).toHaveLength(3));
  expect(table.getByRole('link', { name: 'View INV-1' })).toHaveAttribute('href', '/sportal/NonPoInvoice/View/1');
  expect(table.getAllByRole('link')).toHaveLength(1);
  expect(table.getByText('javascript:alert(1)')).toBeVisible();
  expect(table.getByText('https://evil.example/sportal/x')).toBeVisible();
  expect(table.getAllByText('From Dev Sharma · waiting for your reply · 3 days')).toHaveLength(3);
  expect(table.getAllByText(/1,23,456.50/)).toHaveLength(3);

  await user.click(screen.getByRole('tab', { name: 'Delivery Invoices 1' }));
  expect(await screen.findByText(/ · 1 day$/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Proforma Invoices 0' }));
  expect(await screen.findByText('No record available!')).toBeVisible();
});

it('a failed load shows the error and Retry', async () => {
  serve(graphqlError('Asleep.'));
  const { user } = renderFeature({ path: '/queryResponse' });
  expect(await screen.findByText('Asleep.')).toBeVisible();
  serve([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No record available!')).toBeVisible();
});
