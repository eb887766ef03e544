import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NOTHING_ENTERED, type Entered } from '@/domain/einvoice/definition/definition';
import { PayBy } from '@/domain/einvoice/components/OnRecord';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { Session } from '@/platform/session/session';
import { renderUi } from '../../support/render';
import { answer } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const invoice: Entered = {
  ...NOTHING_ENTERED,
  date: '2026-11-02',
  countryCode: 'IN',
  companyCode: '1000',
  supplierCode: 'S0007',
};
const reviewer = { roles: ['reviewer'], roleGroups: ['reviewer'], supplierId: null, supplierCode: null };
const says = () => screen.queryByLabelText('Payment by law');

function show(entered: Partial<Entered>, person: Partial<Session> = {}, status = 'Approved') {
  const session = aSession(person);
  storeSession(session);
  return renderUi(
    <PlatformProvider session={session} client={createClient({ retryDelay: 1 })}>
      <PayBy entered={{ ...invoice, ...entered }} status={status} />
      <p>drawn</p>
    </PlatformProvider>,
  );
}
const master = (isMSME: boolean | null) =>
  answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [{ code: 'S0007', isMSME }] } });

it.each([
  ['the supplier', {}],
  ['the reviewer', reviewer],
])('the MSME hint shows %s the payment deadline of 45 days with its source', async (_who, person) => {
  const asked = master(true);
  show({}, person);
  await waitFor(() => expect(says()).toHaveTextContent('within 45 days of acceptance, by 17-Dec-2026'));
  expect(says()).toHaveTextContent('from the invoice date, 02-Nov-2026');
  expect(says()).toHaveTextContent('MSMED Act 2006');
  expect(asked[0]).toMatchObject({
    input: {
      parameters: expect.arrayContaining([
        { name: 'Code', value: 'S0007' },
        { name: 'CompanyCode', value: '1000' },
      ]) as unknown,
    },
  });
});

it('the MSME hint counts the deadline from the receipt if there is one', async () => {
  master(true);
  show({ receipt: { name: 'receipt 5000012', day: '2026-11-10' } });
  await waitFor(() => expect(says()).toHaveTextContent('by 25-Dec-2026, from receipt 5000012, 10-Nov-2026'));
});

it("the MSME hint is hidden for a supplier that isn't an MSME", async () => {
  const asked = master(null);
  show({});
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(says()).toBeNull();
});

it.each<[string, Partial<Entered>, Partial<Session>, string]>([
  ['an approver', {}, { ...reviewer, roles: ['approver'], roleGroups: ['approver'] }, 'Approved'],
  ['any user for a draft', {}, {}, 'Draft'],
  ['any user for a paid invoice', {}, {}, 'Closed'],
])("the MSME hint isn't shown to %s and sends no query", (_who, entered, person, status) => {
  const asked = master(true);
  show(entered, person, status);
  expect(screen.getByText('drawn')).toBeVisible();
  expect(says()).toBeNull();
  expect(asked).toEqual([]);
});
