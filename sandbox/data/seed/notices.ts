export const queryCategories = [
  ['TAX', 'Tax and GST', 'Rates, codes and registrations'],
  ['DOC', 'Documents', 'Missing or unreadable documents'],
  ['AMT', 'Amount or Quantity', 'Amounts or quantities that do not match'],
  ['CON', 'Contract or Agreement', 'Terms, periods and references'],
  ['PAY', 'Payment', 'Due dates, deductions and payments'],
  ['OTH', 'Other', null],
].map(([code, name, description]) => ({ code, name, description, active: true }));

export const notifications = [
  {
    name: 'Year-end closing',
    description: 'Submit your invoices for the third quarter by 31-Dec-2026.',
    active: true,
    deleted: false,
  },
  {
    name: 'Planned maintenance',
    description: 'The portal is unavailable on Sunday, 29-Nov-2026, from 02:00 to 04:00 (IST).',
    active: true,
    deleted: false,
  },
  { name: 'Festival holidays', description: 'Offices were closed on 08-Nov-2026.', active: false, deleted: false },
  { name: 'Withdrawn notice', description: 'Sent by mistake.', active: true, deleted: true },
];
