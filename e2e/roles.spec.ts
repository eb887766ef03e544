import { nonPoView } from './screens/nonPoView.ts';
import { expect, test, visit, type Actor, type Sandbox } from './support/portal.ts';

const APPROVER = 'Rohan Deshpande';
const L1 = 'Meera Iyer';
const L2 = 'Arvind Rao';

const STAGES = {
  Draft: { status: 'Draft' },
  'Step 0': {},
  'Step 1': { step: 1 },
  'Step 2': { step: 2 },
  'Sent back': { status: 'SentBack' },
  Approved: { status: 'Approved' },
} as const;
type Stage = keyof typeof STAGES;

/** Expected view for one user: nothing, or the banner ('' for none) and the buttons. */
type Seen = 'nothing' | { banner: string; buttons: string[] };
const sees = (banner: string, ...buttons: string[]): Seen => ({ banner, buttons });

const BUTTONS = ['Edit', 'Copy Invoice', 'Delete', 'Query', 'Save As Draft', 'Reject', 'Send back', 'Approve'];
const YOURS = 'Approval Pending with you';
const waits = (name: string) => `Approval Pending with ${name}`;

/** Read-only users see every invoice and can raise a query. */
const reader = (returned: string): Record<Stage, Seen> => ({
  Draft: sees(''),
  'Step 0': sees(waits(APPROVER), 'Query'),
  'Step 1': sees(waits(L1), 'Query'),
  'Step 2': sees(waits(L2), 'Query'),
  'Sent back': sees(returned, 'Query'),
  Approved: sees('Request is approved', 'Query'),
});

/**
 * The same invoices for every role; reviewer and admin have the auditor's view. User 004 of the supplier
 * created them, and the agency acts for that supplier.
 */
const CREATOR = 'usr-s-004';
const RETURNED = 'Request is sent back for correction to Trident Calibration Services LLP';
const TABLE: { role: string; who: string; sees: Record<Stage, Seen>; buyerFields: boolean }[] = [
  {
    role: 'its creator',
    who: CREATOR,
    buyerFields: false,
    sees: {
      ...reader(RETURNED),
      Draft: sees('', 'Edit', 'Delete'),
      'Sent back': sees(RETURNED, 'Edit', 'Query'),
      Approved: sees('Request is approved', 'Copy Invoice', 'Query'),
    },
  },
  {
    role: 'another supplier',
    who: 'supplier',
    buyerFields: false,
    sees: {
      Draft: 'nothing',
      'Step 0': 'nothing',
      'Step 1': 'nothing',
      'Step 2': 'nothing',
      'Sent back': 'nothing',
      Approved: 'nothing',
    },
  },
  { role: 'userwithsupplier', who: 'userwithsupplier', buyerFields: false, sees: reader(RETURNED) },
  {
    role: 'the designated approver',
    who: 'approver',
    buyerFields: true,
    sees: {
      ...reader(RETURNED),
      Draft: 'nothing',
      'Step 0': sees(YOURS, 'Query', 'Save As Draft', 'Reject', 'Send back', 'Approve'),
    },
  },
  {
    role: 'L1',
    who: 'l1',
    buyerFields: true,
    sees: {
      ...reader(RETURNED),
      Draft: 'nothing',
      'Step 0': 'nothing', // no approver has been selected yet
      'Step 1': sees(YOURS, 'Query', 'Send back', 'Approve'),
      'Sent back': 'nothing',
    },
  },
  { role: 'auditor', who: 'auditor', buyerFields: true, sees: reader(RETURNED) },
];

async function allStages(sandbox: Sandbox): Promise<[Stage, number][]> {
  const stages = Object.keys(STAGES) as Stage[];
  const made = await Promise.all(
    stages.map(stage => sandbox.newInvoice({ author: CREATOR, companyCode: '1000', ...STAGES[stage] })),
  );
  return stages.map((stage, at) => [stage, made[at]?.id ?? 0]);
}

for (const { role, who, sees: wanted, buyerFields } of TABLE)
  test(`one invoice shows the expected status and actions to ${role} at every stage`, async ({ sandbox, open }) => {
    const [actor, invoices]: [Actor, [Stage, number][]] = [await sandbox.persona(who), await allStages(sandbox)];
    const page = await open(actor, '/workbench');
    for (const [stage, id] of invoices) {
      await visit(page, `/NonPoInvoice/View/${id}`);
      const seen = wanted[stage];
      if (seen === 'nothing') {
        await expect(page.getByText('No Data Found'), stage).toBeVisible();
        await expect(page.getByText('Trident Calibration'), stage).toHaveCount(0);
      } else {
        await expect(page.getByText('Trident Calibration Services LLP').first(), stage).toBeVisible();
        if (seen.banner) await expect(nonPoView(page).banner(seen.banner), stage).toBeVisible();
        else await expect(nonPoView(page).levels, stage).toHaveCount(0);
        for (const name of BUTTONS)
          await expect(page.getByRole('button', { name, exact: true }), `${stage}: ${name}`).toHaveCount(
            seen.buttons.includes(name) ? 1 : 0,
          );
        await expect(page.getByText('Instruction Reference'), stage).toHaveCount(buyerFields ? 1 : 0);
      }
    }
  });
