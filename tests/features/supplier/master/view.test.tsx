import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MasterSupplier } from '@/features/supplier/master/api/operations';
import { masterFields } from '@/features/supplier/master/fields/master.fields';
import '@/features/supplier/master/screens/MasterSupplierViewScreen';
import { renderFeature } from '../../../support/renderApp.tsx';
import { answer, graphqlError } from '../../../support/server.ts';

const MOMENT = '2026-03-04T05:30:00Z';

/** A supplier whose texts are their own field names. */
function supplier(over: Partial<MasterSupplier> = {}): MasterSupplier {
  const fields = masterFields.flatMap(group => group.fields);
  const values = fields.map(([, name, kind]) => [
    name,
    kind === 'yesNo' ? true : kind === 'moment' ? MOMENT : `the ${name}`,
  ]);
  return { ...Object.fromEntries(values), id: 41, erpSyncAttempt: 3, ...over };
}

beforeEach(() => void answer('masterSupplierProfile', { masterSupplierById: { supplierId: 5 } }));

describe.each(['/SupplierDetails/41', '/Supplier/View/41'])('%s', path => {
  it('shows code, name and every master data field', async () => {
    const asked = answer('masterSupplierById', {
      masterSupplierById: supplier({ code: '200101', name: '<i>Meridian</i>', isMSME: false }),
    });
    renderFeature({ path });
    await screen.findByRole('heading', { level: 1, name: '[200101] <i>Meridian</i>' });
    expect(asked).toEqual([{ id: 41 }]);
    for (const { title, fields } of masterFields) {
      const part = within(screen.getByRole('region', { name: title }));
      for (const [label, name, kind] of fields) {
        const value = part.getByText(label, { selector: 'dt' }).nextElementSibling;
        if (kind === 'yesNo') expect(value).toHaveTextContent(name === 'isMSME' ? 'No' : 'Yes');
        else if (kind === 'moment') expect(value).toHaveTextContent('04-Mar-2026 11:00 AM');
        else expect(value).not.toHaveTextContent('Not given');
      }
    }
    expect(screen.getByRole('link', { name: 'Suppliers' })).toHaveAttribute('href', '/sportal/Supplier');
  });
});

it('the page shows Loading..., and No Data Found when there is no record', async () => {
  let arrive = () => {};
  const arrives = new Promise<void>(resolve => (arrive = resolve));
  answer('masterSupplierById', async () => {
    await arrives;
    return { masterSupplierById: null };
  });
  renderFeature({ path: '/SupplierDetails/41' });
  expect(await screen.findByText('Loading...')).toBeVisible();
  arrive();
  expect(await screen.findByText('No Data Found')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('a failed load shows the error and Retry instead of the page', async () => {
  answer('masterSupplierById', () => graphqlError('The master is asleep.'));
  const { user } = renderFeature({ path: '/SupplierDetails/41' });
  expect(await screen.findByText('The master is asleep.')).toBeVisible();
  answer('masterSupplierById', { masterSupplierById: supplier({ code: 'S0007' }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // Suppliers see a link to their own profile.
  expect(await screen.findByRole('link', { name: 'Supplier Profile' })).toHaveAttribute(
    'href',
    '/sportal/Supplier/Update/7',
  );
});

it.each([['userwithsupplier'], ['employee', 'approver'], ['auditor']])(
  'the master data view links %s to the read-only profile',
  async (...roles) => {
    answer('masterSupplierById', { masterSupplierById: supplier({ code: '200105' }) });
    renderFeature({ path: '/SupplierDetails/41', session: { roles, supplierId: null, supplierCode: null } });
    const link = await screen.findByRole('link', { name: 'Supplier Profile' });
    expect(link).toHaveAttribute('href', '/sportal/Supplier/Update/5');
  },
);

it("the master data view has no profile link when the backend doesn't return the supplier id", async () => {
  answer('masterSupplierProfile', () => graphqlError('Cannot query field "supplierId"'));
  answer('masterSupplierById', { masterSupplierById: supplier({ code: '200105' }) });
  renderFeature({ path: '/SupplierDetails/41', session: { roles: ['admin'], supplierId: null, supplierCode: null } });
  expect(await screen.findByRole('heading', { level: 1, name: /^\[200105\]/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Supplier Profile' })).toBeNull();
});

it('an invalid id in the URL sends no query', async () => {
  renderFeature({ path: '/Supplier/View/x' });
  expect(await screen.findByText('No Data Found')).toBeVisible();
});
