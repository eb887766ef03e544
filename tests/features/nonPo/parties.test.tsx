import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/platform/env';
import { answer, graphqlError } from '../../support/server.ts';
import { renderRoom } from '../../support/renderApp.tsx';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { cell, openNew, serveReference } from './openForm.ts';

describe('the supplier of a new invoice', () => {
  const open = () =>
    renderRoom({ path: '/NonPoInvoice/Add?company=1000&country=IN&supplier=S0007', routes: nonPoRoutes });

  it('that cannot be fetched leaves the page without a form; it can be asked for again', async () => {
    serveReference();
    answer('masterSupplierList', () => graphqlError('Down for a moment'));
    const { user } = open();
    expect(await screen.findByText('Down for a moment')).toBeVisible();
    expect(screen.queryByLabelText('Invoice Number')).toBeNull();
    serveReference();
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText('Invoice Number')).toBeVisible();
  });

  it('that is none of this company leaves it without a record', async () => {
    serveReference();
    answer('masterSupplierList', { masterSupplierList: { totalRecords: 0, data: [] } });
    open();
    expect(await screen.findByText('No Data Found')).toBeVisible();
    expect(screen.queryByLabelText('Invoice Number')).toBeNull();
  });
});

describe('F9 in the shipping section', () => {
  const { name } = env;
  afterEach(() => void Object.assign(env, { name }));

  const press = async () => {
    serveReference();
    const { user } = await openNew();
    await user.click(cell(1, 'Mode of Transport'));
    await user.keyboard('{F9}');
    return cell(1, 'Mode of Transport').value;
  };

  it('fills sample values in', async () => {
    expect(await press()).not.toBe('');
    expect(cell(1, 'Delivery Days').value).toMatch(/^\d{1,3}$/);
    expect(cell(1, 'Tracking No').value).not.toBe('');
  });

  it('does nothing in production', async () => {
    Object.assign(env, { name: 'prod' });
    expect(await press()).toBe('');
  });
});
