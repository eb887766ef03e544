import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import '@/features/support/screens/FunctionalIssuesScreen';
import { isSupportOpen } from '@/features/support/screens/SupportScreen';
import { manualsFromApi } from '@/features/support/model/manuals';
import { env } from '@/platform/env';
import { version } from '@/platform/version';
import { renderApp } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';

const entry = (supportName: string | null, documents: unknown, more = {}) => ({
  id: 1,
  supportName,
  supportType: 'Manual',
  supportingDocuments: JSON.stringify(documents),
  rct: '2026-01-05T06:00:00Z',
  rut: '2026-08-03T09:00:00Z',
  ...more,
});
const file = (name: string, notes = '') => ({ file_uid: name, file_name: `${name}.pdf`, fileSize: 1200, notes });

function serve(data: unknown) {
  answer('notificationList', { notificationList: { totalRecords: 0, data: [] } });
  return answer('supportList', () => (data instanceof Response ? data.clone() : { supportList: { data } }));
}

describe('manuals', () => {
  it('are grouped by name, ignoring case; entries without a name are omitted', () => {
    const manuals = manualsFromApi([
      entry('Invoicing', [file('a')]),
      null,
      entry(' ', [file('b')]),
      entry('INVOICING', [file('c', 'Advances')], { rut: null }),
      entry('Broken', '{'),
    ]);
    expect(manuals.map(({ name, documents }) => [name, documents.map(each => each.description)])).toEqual([
      ['Invoicing', ['a.pdf', 'Advances']],
      ['Broken', []],
    ]);
    expect(manuals[0]?.documents[1]?.updated).toBe('2026-01-05T06:00:00Z');
  });
});

it("the support hours use the support's time zone, not the user's", () => {
  // A Tuesday: 10:00 and 19:00 in India.
  expect(isSupportOpen(new Date('2026-11-24T04:29:59Z'))).toBe(false);
  expect(isSupportOpen(new Date('2026-11-24T04:30:00Z'))).toBe(true);
  expect(isSupportOpen(new Date('2026-11-24T13:30:00Z'))).toBe(false);
  // Saturday noon.
  expect(isSupportOpen(new Date('2026-11-28T06:30:00Z'))).toBe(false);
});

describe('support page', () => {
  it('shows contact and hours, and opens the documents of a manual', async () => {
    const calls = serve([
      entry('Invoicing', [file('guide', 'Invoices without an order')]),
      entry('Payments', []),
      entry('Advances', [file('a')]),
    ]);
    const { user } = renderApp({ path: '/support' });
    expect(await screen.findByRole('button', { name: /^Invoicing/ })).toHaveTextContent('1 document');
    expect(calls[0]).toMatchObject({ input: { pageSize: 0, parameters: [{ name: 'supportFor', value: 'Supplier' }] } });
    expect(screen.getByText(/^10:00 A\.M - 7:00 P\.M \(Mon-Fri\)/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Self-service' })).getByRole('link', {
        name: 'Query Response',
      }),
    ).toHaveAttribute('href', expect.stringMatching(/\/queryResponse$/));
    expect(screen.getByRole('link', { name: 'support@portal.example.com' })).toHaveAttribute(
      'href',
      'mailto:support@portal.example.com',
    );
    expect(screen.getByRole('link', { name: 'Ask about a payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('subject=Payment%20query'),
    );
    expect(within(screen.getByRole('region', { name: 'Get in touch' })).getByText(version)).toBeVisible();
    const desk = screen.getByRole('link', { name: 'Service desk for login help' });
    expect(desk).toHaveAttribute('href', env.serviceDeskLink);
    expect(desk).toHaveAttribute('target', '_blank');

    await user.click(screen.getByRole('button', { name: /^Invoicing/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Invoicing' });
    expect(within(dialog).getByRole('rowheader', { name: 'Invoices without an order' })).toBeVisible();
    expect(within(dialog).getByText('03-08-2026')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download guide.pdf' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    // A name without documents has no tile.
    expect(screen.getByRole('button', { name: /^Advances/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payments/ })).toBeNull();
  });

  it("shows buyers no suppliers' questions", async () => {
    serve([]);
    renderApp({ path: '/support', session: { roles: ['approver'], supplierId: null, supplierCode: null } });
    const answers = within(await screen.findByRole('region', { name: 'Self-service' }));
    expect(answers.getByText('Where do I answer a query?')).toBeVisible();
    expect(answers.queryByText(/When will I be paid/)).toBeNull();
  });

  it("shows Get Help first, with the static files, even when the manuals can't be loaded", async () => {
    serve(graphqlError('Asleep.'));
    server.use(
      http.head('*/downloads/:file', ({ params, request }) =>
        params['file'] === 'user-manual.pdf' && !request.headers.has('authorization')
          ? new HttpResponse(null, { headers: { 'last-modified': 'Mon, 03 Aug 2026 20:00:00 GMT' } })
          : HttpResponse.error(),
      ),
    );
    const { user } = renderApp({ path: '/support' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await user.click(screen.getByRole('button', { name: /^Get Help/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Get Help' });
    const link = within(dialog).getByRole('link', { name: 'Download User Manual (PDF)' });
    expect(link).toHaveAttribute('href', 'http://localhost:3000/sportal/downloads/user-manual.pdf');
    expect(await within(dialog).findByText('04-08-2026')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    serve([entry('Invoicing', [file('guide')])]);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /^Invoicing/ })).toBeVisible();
  });

  it('links to the contact for functional issues', async () => {
    serve([]);
    const { user } = renderApp({ path: '/support' });
    await user.click(await screen.findByRole('link', { name: 'Contact for functional issues' }));
    expect(await screen.findByRole('heading', { name: 'Contact for Functional Issues' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@portal.example.com' })).toHaveAttribute(
      'href',
      expect.stringContaining('subject=Functional%20issue'),
    );
  });
});
