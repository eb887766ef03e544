import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/einvoice/components/InForm';
import '@/features/nonPo/nonPo.einvoice';
import { answer, server } from '../../support/server.ts';
import { cell, fillHeader, openNew, pick, put, serveReference, submit } from './openForm.ts';

const line = (words: string) => screen.findByText(words);
const hints = () => screen.findByLabelText('Check before submitting');

/** Serves a rules file with a single rule. */
const serveRules = () => {
  const rule = {
    id: 'tcs',
    kind: 'goneTcs',
    on: true,
    title: 'TCS is over',
    rates: ['0.1'],
    why: 'Leave it out.',
    source: { name: 'Finance Act 2025' },
  };
  server.use(http.get('*/sportal/preflight.json', () => HttpResponse.json({ rules: [rule] })));
};

describe('hints before submitting a non-PO invoice', () => {
  it('appear when something is unusual, with reason and source, and link to the field', async () => {
    serveReference();
    const asked = answer('getWorkflowTaskSentback', {
      getWorkflowTaskSentback: [
        { id: 1, recordData: '{"CompanyCode":"1000","remarks":"Sign it, please"}', currentRemarks: null },
        { id: 2, recordData: '{"CompanyCode":"2000","remarks":"Of another company"}', currentRemarks: null },
      ],
    });
    const { user } = await openNew();
    expect(screen.queryByText(/warning/i)).toBeNull();
    await put(user, screen.getByLabelText('Invoice Date'), '01-Nov-2026');
    await user.keyboard('{Enter}');
    await user.click(screen.getByLabelText('Include TCS'));
    await pick(user, 'TCS Rate (%)', '0.1');
    const toggle = await line('1 warning');
    expect(asked).toHaveLength(0);

    await user.click(toggle);
    const panel = await hints();
    expect(panel).toHaveTextContent('TCS of 0.1% is included.');
    expect(panel).toHaveTextContent('TCS of 0.1% on the sale of goods is no longer collected');
    expect(within(panel).getByText(/206C\(1H\)/)).toHaveAttribute('href', 'https://incometaxindia.gov.in/');
    expect(await within(panel).findByText(/sent back 1 invoice: “Sign it, please”/)).toBeVisible();
    expect(panel).not.toHaveTextContent('Of another company');
    expect(asked).toEqual([{ userId: expect.any(String) as string }]);

    await user.click(within(panel).getByText('Fix', { exact: false }));
    await waitFor(() => expect(screen.getByLabelText('TCS Rate (%)')).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(within(panel).getByLabelText('Close warnings'));
    expect(panel).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
  });

  it("don't prevent submitting", async () => {
    const { saved } = serveReference();
    const { user } = await openNew();
    await fillHeader(user, { taxType: 'No Tax' });
    await put(user, cell(1, 'Amount'), '50000');
    expect(await line('1 warning')).toBeVisible();
    await submit(user);
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it("show 'Not checked' when the rules can't be loaded, and check them on retry", async () => {
    serveReference();
    serveRules();
    server.use(http.get('*/sportal/preflight.json', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const { user } = await openNew();
    await user.click(screen.getByLabelText('Include TCS'));
    await pick(user, 'TCS Rate (%)', '0.1');
    await user.click(await line('Not checked'));
    await user.click(within(await hints()).getByRole('button', { name: 'Retry' }));
    expect(await line('1 warning')).toBeVisible();
    expect(await hints()).toHaveTextContent('TCS is over');
  });
});
