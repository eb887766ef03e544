import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useFindInvoice } from '@/domain/invoice/useFindInvoice';
import { deliveryListPage } from '@/features/delivery/api/operations';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { getInvoiceContext } from '@/features/delivery/model/context';
import { draft } from '../features/delivery/record.ts';
import { answer } from '../support/server.ts';
import { aSession } from '../support/session.ts';

const { parties } = getInvoiceContext(draft, null);
const row = (id: number, more: object = {}) => ({
  id,
  invoiceNumber: 'DI-71',
  supplierCode: parties.supplier.code,
  companyCode: parties.company.code,
  rct: '2026-11-22T10:00:30Z',
  ...more,
});
const find = async (...rows: object[]) => {
  const asked = answer('deliveryInvoiceList', { deliveryInvoiceList: { totalRecords: rows.length, data: rows } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider session={aSession()} client={createClient({ retryDelay: 1 })}>
      {children}
    </PlatformProvider>
  );
  const { result } = renderHook(() => useFindInvoice(deliveryListPage, parties), { wrapper });
  const found = await result.current({ invoiceNumber: ' DI-71 ' }, new Date('2026-11-22T10:01:00Z'));
  return { asked, id: found?.id };
};

it('useFindInvoice finds the newest matching invoice created since the save, tolerating clock differences', async () => {
  const { asked, id } = await find(row(9), row(8));
  expect(id).toBe(9);
  expect(asked).toMatchObject([{ input: { sortBy: 'id', sortOrder: 'desc', parameters: [{ value: 'DI-71' }] } }]);
});

it('useFindInvoice ignores older invoices, longer numbers, other suppliers and other companies', async () => {
  const others = [
    { rct: '2026-11-22T09:00:00Z' },
    { invoiceNumber: 'DI-711' },
    { supplierCode: 'other' },
    { companyCode: 'other' },
    { rct: null },
  ];
  expect((await find(...others.map((more, index) => row(index, more)))).id).toBeUndefined();
});
