import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/renderApp';
import { answer } from '../../support/server';

const ids = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

describe('the action center', () => {
  it('counts what waits for a supplier, with the ways there, and asks for no approvals', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: ids(3) });
    answer('queryResponseCount', { getQueryResponseList: ids(0) });
    renderApp({ path: '/' });
    const row = within(await screen.findByRole('row', { name: /SentBack Invoices/ }));
    expect(await row.findByText('3')).toBeVisible();
    expect(row.getByRole('link', { name: 'View SentBack Invoices' })).toHaveAttribute(
      'href',
      '/sportal/bulkSentBackItemCenter',
    );
    expect(screen.getByRole('link', { name: 'View Query Response' })).toHaveAttribute('href', '/sportal/queryResponse');
    expect(screen.queryByText('Pending Approvals')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Payment Related Queries' })).toBeVisible();
  });

  it('says when nothing waits', async () => {
    answer('sentBackCount', { getWorkflowTaskSentback: null });
    answer('queryResponseCount', { getQueryResponseList: [] });
    renderApp({ path: '/workbench' });
    expect(await screen.findByText('No record available!')).toBeVisible();
  });

  it('offers a quiet retry beside the counts that came', async () => {
    let broken = true;
    answer('approvalCount', { getWorkflowTaskByApproverId: ids(12) });
    answer('sentBackCount', () =>
      broken ? new HttpResponse(null, { status: 500 }) : { getWorkflowTaskSentback: ids(2) },
    );
    answer('queryResponseCount', { getQueryResponseList: [] });
    const { user } = renderApp({ path: '/workbench', session: { roles: ['approver'] } });
    expect(await screen.findByText('12')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Retry SentBack Invoices' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('2')).toBeVisible();
  });
});

describe('the sent-back items', () => {
  it('say why and from whom each came back, and lead to its correction', async () => {
    answer('getWorkflowTaskSentback', {
      getWorkflowTaskSentback: [
        {
          id: 1,
          module: 'NonPoInvoice',
          context: 'NonPoInvoice',
          contextId: 8,
          contextPath: 'javascript:alert(1)',
          workflowLevelState: 1,
          workflowStatus: 'Sentback',
          requesterName: null,
          requesterEmail: null,
          currentRemarks: null,
          title: null,
          recordData: JSON.stringify({ invoiceNumber: 'INV-8', remarks: '<b>Sign it</b>', sentBackBy: 'Dev Sharma' }),
        },
      ],
    });
    renderApp({ path: '/bulkSentBackItemCenter' });
    expect(await screen.findByRole('link', { name: 'INV-8' })).toHaveAttribute('href', '/sportal/NonPoInvoice/View/8');
    expect(screen.getByText('<b>Sign it</b>')).toBeVisible();
    expect(screen.getByText('Dev Sharma')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit INV-8' })).toHaveAttribute('href', '/sportal/NonPoInvoice/Edit?id=8');
  });

  it('say when there are none', async () => {
    answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [] });
    renderApp({ path: '/bulkSentBackItemCenter' });
    expect(await screen.findByText('No record available!')).toBeVisible();
  });
});
