import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { toHistory } from '@/shared/history/model/history';
import { renderUi } from '../../support/render';
import { answer, graphqlError } from '../../support/server';
import { aSession } from '../../support/session';

const record = {
  id: 1,
  entityName: 'Invoice',
  entityLabel: 'Invoice',
  entityId: 41,
  changeDate: '2026-03-05T08:30:00Z',
  delta: null as unknown,
  rcb: 'u-1',
  type: 'Update',
  username: 'Asha Rao',
};
const HOSTILE = '<script>alert(1)</script>';

async function openLog() {
  const { user } = renderUi(
    <PlatformProvider session={aSession()} client={createClient({ retryDelay: 1 })}>
      <HistoryLogButton context="NonPoInvoice" contextId={41} />
    </PlatformProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'History Log' }));
  return { user, log: await screen.findByRole('dialog', { name: 'History Log' }) };
}

describe('history log', () => {
  it('shows a tab for each entity and an expanded panel for each change, newest first', async () => {
    const change = JSON.stringify({ amount: { OldValue: HOSTILE, NewValue: '12.50', Label: 'Amount' } });
    const asked = answer('SupplerInfoHistory', {
      SupplerInfoHistory: [
        {
          tableName: 'NonPoInvoice',
          records: [
            { ...record, type: 'Create', changeDate: '2026-03-01T08:30:00Z' },
            { ...record, id: 2, delta: change },
          ],
        },
        { tableName: 'Line items', records: [{ ...record, id: 3, entityLabel: null, username: null }] },
      ],
    });
    const { log, user } = await openLog();
    expect(await within(log).findByRole('tab', { name: 'Invoice (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(asked).toEqual([{ input: { context: 'NonPoInvoice', contextId: 41 } }]);
    expect(log).toHaveStyle({ width: '95%' }); // spec 1 §9 'Modal width'
    expect(
      within(log)
        .getAllByText(/^\d\d-03-2026/)
        .map(when => when.textContent),
    ).toEqual(['05-03-2026 14:00', '01-03-2026 14:00']);
    expect(within(log).getByRole('row', { name: `Amount ${HOSTILE} 12.50` })).toBeInTheDocument();
    await user.click(within(log).getByRole('tab', { name: 'Line items (1)' }));
    expect(await within(log).findByText('u-1')).toBeInTheDocument();
  });

  it('offers a retry when loading fails', async () => {
    answer('SupplerInfoHistory', () => graphqlError('The history is out of reach.'));
    const { log, user } = await openLog();
    const retry = await within(log).findByRole('button', { name: /retry|again/i });
    answer('SupplerInfoHistory', { SupplerInfoHistory: [] });
    await user.click(retry);
    expect(await within(log).findByText('No records available!')).toBeInTheDocument();
  });
});

describe('parsing a change', () => {
  it.each([
    ['an object', { a: { OldValue: null, NewValue: true } }, [['a', '', 'Yes']]],
    ['text', '{"a":{"OldValue":1,"NewValue":{"b":2},"Label":"A"}}', [['A', '1', '{"b":2}']]],
    ['a broken entry beside a good one', { a: 'x', b: { NewValue: 'y' } }, [['b', '', 'y']]],
    [
      'amounts, in the money format of the country',
      { a: { OldValue: '49199.94', NewValue: '1264574.50' }, b: { OldValue: '12.345', NewValue: 'PO 1.50' } },
      [
        ['a', '49,199.94', '12,64,574.50'],
        ['b', '12.345', 'PO 1.50'],
      ],
    ],
    ['broken text', '{"a":', []],
    ['null', null, []],
  ])('reads %s', (_, delta, expected) => {
    const [table] = toHistory([null, { tableName: null, records: [null, { ...record, delta }] }], 'IN');
    expect(table?.name).toBe('Invoice');
    expect(table?.entries[0]?.changes.map(each => [each.label, each.oldValue, each.newValue])).toEqual(expected);
  });
});
