interface Condition {
  column: string;
  type: 'checkBox' | 'dateRange';
  value: string;
}

/** An encoded definition with its value (spec 1 §3, Saved filter), as the portal stores it. */
function preset(userId: string, name: string, isShared: boolean, conditions: Condition[]) {
  return {
    user_id: userId,
    name,
    context: 'NonPoInvoice',
    is_shared: isShared,
    parameters: conditions.map(({ value, ...filter }) => ({ filter: JSON.stringify(filter), value })),
  };
}

export const presets = [
  preset('usr-e-007', 'Waiting for approval', true, [
    { column: 'status', type: 'checkBox', value: 'Pending for approval' },
  ]),
  preset('usr-e-007', 'Under discussion', true, [
    { column: 'status', type: 'checkBox', value: 'Under Query,Work in Progress,SentBack' },
  ]),
  preset('usr-e-006', 'Approved, not yet posted', true, [
    { column: 'status', type: 'checkBox', value: 'Approved' },
    { column: 'erpSync', type: 'checkBox', value: 'In Process,Parked' },
  ]),
  preset('usr-e-006', 'Second quarter 2026-27', false, [
    { column: 'invoiceDate', type: 'dateRange', value: '2026-07-01,2026-09-30' },
  ]),
  preset('usr-s-001', 'Returned to us', false, [{ column: 'status', type: 'checkBox', value: 'SentBack' }]),
  preset('usr-s-001', 'Drafts', true, [{ column: 'status', type: 'checkBox', value: 'Draft' }]),
];
