import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import '@/features/supplier/screens/SupplierProfileScreen';
import { answerEmptyProfile } from '../../support/profile.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

const reviewer = { roles: ['reviewer'], supplierId: null, supplierCode: null, supplierPan: null };

// tests/features/supplier/registration/summary.test.tsx tests the content of the summary.
it('the update page shows the organization; a failed load shows an error and Retry, and the rest of the page', async () => {
  answerEmptyProfile();
  answer('workflowTaskQuery', { workflowTaskQuery: { data: [] } });
  answer('supplierById', { supplierById: { id: 7, code: 'S0007', legalName: 'Meridian' } });
  answer('supplierOrganization', () => graphqlError('down'));
  const { user } = renderFeature({ path: '/Supplier/Update/7', session: reviewer });
  const part = within(await screen.findByRole('region', { name: 'Organization Information' }));
  expect(await part.findByText(/^Organization Information couldn't be loaded\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Related Companies' })).toBeVisible();
  const stored = { legalName: 'Meridian <b>Labs</b>', yearFounded: '2001-04-01', countryName: 'Germany' };
  answer('supplierOrganization', { supplierRegistrationById: stored });
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByText('Meridian <b>Labs</b>')).toBeVisible();
  expect(part.getByText('01-Apr-2001')).toBeVisible();
  expect(part.queryAllByRole('textbox')).toEqual([]);
});
