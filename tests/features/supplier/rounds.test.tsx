import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Here before the clock runs: code that comes late asks nothing ahead.
import '@/features/supplier/prefetch';
import '@/features/supplier/screens/SupplierProfileScreen';
import { renderRoom } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';

/** Nothing comes near the window: what is asked is what the page itself asks. */
class FarAway {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', FarAway));
afterEach(() => vi.unstubAllGlobals());

it('the update page asks for its head, who it is, its three approvals and its first section in one round, and for nothing else', async () => {
  let release = () => {};
  const until = new Promise<void>(resolve => (release = resolve));
  const asked: string[] = [];
  const hold = (name: string, data: object | null) =>
    answer(name, async (variables: { input?: { parameters?: { name: string; value: string }[] } }) => {
      const context = variables.input?.parameters?.find(parameter => parameter.name === 'Context')?.value;
      asked.push(context ? `${name} ${context}` : name);
      await until;
      return { [name === 'supplierOrganization' ? 'supplierRegistrationById' : name]: data };
    });
  hold('supplierById', { id: 7, code: '200101', legalName: 'Sahyadri Chem Industries Private Limited' });
  hold('workflowTaskQuery', { data: [] });
  hold('supplierOrganization', null);
  hold('supplierRelatedCompanyList', { data: [] });
  renderRoom({ path: '/Supplier/Update/7' });
  const round = [
    'supplierById',
    'supplierOrganization',
    'supplierRelatedCompanyList',
    'workflowTaskQuery SupplierFinancialInfoUpdate',
    'workflowTaskQuery SupplierServiceableItemUpdate',
    'workflowTaskQuery SupplierUpdate',
  ];
  await waitFor(() => expect(asked.toSorted()).toEqual(round));
  release();
  await screen.findByRole('heading', { level: 1, name: 'Sahyadri Chem Industries Private Limited' });
  expect(await screen.findByText('No records available!')).toBeVisible();
  expect(asked.toSorted()).toEqual(round);
});
