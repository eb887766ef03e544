import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../support/server';
import { answerThings, renderList } from './listBench';

const EXPORT = '*/auth/ImportExport/ExportThing';
const WAIT = 'File getting downloaded please wait ...';

/** Names of the downloaded files. */
let saved: string[];
const onClick = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
  event.preventDefault(); // jsdom cannot download
  saved.push(event.target.download);
};

beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }); // jsdom has neither
  document.addEventListener('click', onClick);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:08:07') });
});
afterEach(() => {
  document.removeEventListener('click', onClick);
  vi.useRealTimers();
});

describe('list export', () => {
  it.each([
    ['Export to Excel', 'xlsx'],
    ['Export to CSV', 'csv'],
  ])('%s exports the filtered rows', async (label, exportType) => {
    answerThings(34);
    const bodies: unknown[] = [];
    let release = () => {};
    server.use(
      http.post(EXPORT, async ({ request }) => {
        bodies.push(await request.json());
        await new Promise<void>(resolve => (release = resolve));
        return new HttpResponse(new Uint8Array([80, 75]));
      }),
    );
    const fixedParameters = [{ name: 'SupplierPanOrCode', value: 'ABCDE1234F' }];
    const { user } = renderList('?page=2&f.status=Draft&sort=price&order=desc', { fixedParameters });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(WAIT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Export to CSV' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(bodies).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    release();
    await waitFor(() => expect(saved).toEqual([`ThingList_20261121090807.${exportType}`]));
    expect(bodies).toEqual([
      {
        query: [...fixedParameters, { name: 'status', value: 'Draft', type: 'checkBox' }],
        exportType,
        // The export has the screen's order and the user's time zone.
        sortBy: 'price',
        sortOrder: 'desc',
        timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
      },
    ]);
    await waitFor(() => expect(screen.queryByText(WAIT)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('shows a failure that can be retried; the next attempt removes the message', async () => {
    answerThings(34);
    let status = 500;
    server.use(http.post(EXPORT, () => new HttpResponse(status === 200 ? new Uint8Array([80, 75]) : null, { status })));
    const { user } = renderList();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    expect(await screen.findByText('Error while export. Please try again')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Export to CSV' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(saved).toEqual([]);
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Export to CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('Error while export. Please try again')).not.toBeInTheDocument();
  });
});
