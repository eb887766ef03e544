import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported before the measurement: code that loads late prefetches nothing.
import '@/features/supplier/prefetch';
import '@/features/supplier/screens/SupplierProfileScreen';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';

it('the update page loads summary and approvals together, then unsent changes, and sections when opened', async () => {
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
  const sendable = { workflowStatus: 'Approved', approved: 'approved' };
  hold('supplierById', { id: 7, code: '200101', legalName: 'Sahyadri Chem Industries Private Limited', ...sendable });
  hold('workflowTaskQuery', { data: [] });
  hold('supplierOrganization', null);
  hold('supplierRelatedCompanyList', { data: [] });
  hold('SupplerInfoHistory', []);
  const { user } = renderFeature({ path: '/Supplier/Update/7' });
  const round = [
    'supplierById',
    'supplierOrganization',
    'workflowTaskQuery SupplierFinancialInfoUpdate',
    'workflowTaskQuery SupplierServiceableItemUpdate',
    'workflowTaskQuery SupplierUpdate',
  ];
  await waitFor(() => expect(asked.toSorted()).toEqual(round));
  release();
  await screen.findByRole('heading', { level: 1, name: 'Sahyadri Chem Industries Private Limited' });
  expect(await screen.findByText('No Data')).toBeVisible();
  const later = [...round, 'SupplerInfoHistory'];
  await waitFor(() => expect(asked.toSorted()).toEqual(later.toSorted()));
  await user.click(screen.getByRole('link', { name: 'Related Companies' }));
  expect(await screen.findByText('No records available!')).toBeVisible();
  expect(asked.toSorted()).toEqual([...later, 'supplierRelatedCompanyList'].toSorted());
});
