import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { partiesFromRecord, type PartiesOfRecord } from '@/domain/invoice/parties';
import { PartiesPart, PartiesReader, profileHref } from '@/domain/invoice/PartiesPart';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { renderUi } from '../../support/render.tsx';
import { aSession } from '../../support/session.ts';

describe('the link to a supplier profile', () => {
  it.each<[roles: string[], own: number | null, of: number | null, href: string | null]>([
    [['supplier'], 7, 7, '/Supplier/Update/7'],
    [['supplier'], 7, 8, null],
    [['userwithsupplier'], null, 5, '/Supplier/Update/5'],
    [['employee', 'approver'], null, 5, '/Supplier/Update/5'],
    [['admin'], null, 5, '/Supplier/Update/5'],
    [['admin'], null, null, null],
  ])('for %s of supplier %s to supplier %s is %s', (roles, supplierId, of, href) => {
    expect(profileHref(aSession({ roles, supplierId }), of)).toBe(href);
  });

  it('is shown beside the supplier in the view of an invoice but not in its form', async () => {
    const record = { supplierId: 5, supplierCode: '200105', supplierName: 'Meridian Labs' } as PartiesOfRecord;
    const documentContext = partiesFromRecord(record);
    const show = (Part: typeof PartiesReader) => {
      const router = createMemoryRouter([{ path: '/', element: <Part documentContext={documentContext} /> }]);
      const session = aSession({ roles: ['admin'], supplierId: null });
      return renderUi(
        <PlatformProvider session={session} client={createClient({ retryDelay: 1 })}>
          <RouterProvider router={router} />
        </PlatformProvider>,
      );
    };
    const read = show(PartiesReader);
    expect(await screen.findByRole('link', { name: 'Supplier Profile' })).toHaveAttribute('href', '/Supplier/Update/5');
    read.unmount();
    show(PartiesPart);
    expect(await screen.findByText('Meridian Labs')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
