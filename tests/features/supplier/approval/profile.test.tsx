import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/features/supplier/approval/components/Redline';
import '@/features/supplier/screens/SupplierProfileScreen';
import '@/shared/approval/ApproveDialog';
import '@/shared/approval/NotesDialog';
import { ActivityLogModal } from '@/features/supplier/history/ActivityLogModal';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { recentlyDecided } from '@/platform/recentRecords';
import { shortcutsNow } from '@/shared/ui/shortcuts';
import { answerEmptyProfile } from '../../../support/profile.ts';
import { renderApp, renderFeature } from '../../../support/renderApp.tsx';
import { renderUi, fill } from '../../../support/render.tsx';
import { answer, graphqlError } from '../../../support/server.ts';
import { aSession } from '../../../support/session.ts';
import { approverEntry, levelEntry } from '../../../shared/approval/fixtures.ts';

const FINANCE = 'SupplierFinancialInfoUpdate';
const path = '/Supplier/Update/7';
const farida = { userId: 'u-f', name: 'Farida Merchant', email: 'farida@buyer.example' };
const thomas = { userId: 'u-t', name: 'Thomas Kurian', email: 'thomas@buyer.example' };
const buyer = (person: typeof farida) => ({
  userId: person.userId,
  userName: person.name,
  userEmail: person.email,
  roles: ['approver'],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
});

let task: Record<string, unknown> | null = null;
let supplier: Record<string, unknown> = {};

function taskAt(level: number, status = 'Pending') {
  const entry = (person: typeof farida, at: number) =>
    levelEntry(
      at,
      [
        approverEntry(person, {
          ApproveStatus: at < level ? 'Approved' : at === level ? 'Pending' : '',
          // Later than the changes that were sent back.
          Rut: status === 'Sentback' && at === level ? '2026-11-21T10:00:00Z' : null,
        }),
      ],
      {
        WorkflowLevelStatus: at < level ? 'Approved' : at === level ? 'Pending' : 'Not Started',
        IsLastWorkflowLevel: at === 2,
      },
    );
  return {
    id: 5,
    module: FINANCE,
    context: FINANCE,
    contextId: 7,
    workflowLevelState: level,
    workflowStatus: status,
    requesterId: 'u-100',
    requesterName: 'Asha Rao',
    requesterEmail: 'asha@x.example',
    recordData: JSON.stringify({ LocationBank: [{ accountNumber: '0060', ifsc: 'HDFC0000060' }] }),
    workflowActions: [entry(farida, 1), entry(thomas, 2)],
  };
}

/** At the last level, which both approvers must approve. */
function bothAsked(thomasDid: string, raviDid: string) {
  const ravi = { userId: 'u-r', name: 'Ravi Rao', email: 'ravi@buyer.example' };
  const isOver = thomasDid === 'Approved' && raviDid === 'Approved';
  const asked = [approverEntry(thomas, { ApproveStatus: thomasDid }), approverEntry(ravi, { ApproveStatus: raviDid })];
  return {
    ...taskAt(2, isOver ? 'Approved' : 'Pending'),
    workflowActions: [
      levelEntry(1, [approverEntry(farida, { ApproveStatus: 'Approved' })], { WorkflowLevelStatus: 'Approved' }),
      levelEntry(2, asked, { WorkflowLevelStatus: 'Pending', IsLastWorkflowLevel: true, approvalType: 'All' }),
    ],
  };
}

const delta = (changes: Record<string, [string, string]>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(changes).map(([name, [OldValue, NewValue]]) => [name, { OldValue, NewValue, Label: name }]),
    ),
  );
const change = (id: number, entityName: string, entityLabel: string, changes: Record<string, [string, string]>) => ({
  id,
  entityName,
  entityLabel,
  entityId: 12,
  changeDate: '2026-11-20T10:00:00Z',
  delta: delta(changes),
  rcb: 'u-100',
  type: 'Update',
  username: 'Asha Rao',
});

beforeEach(() => {
  task = null;
  supplier = {
    id: 7,
    code: 'S0007',
    name: 'Meridian',
    legalName: 'Meridian Labs Private Limited',
    workflowStatus: 'Pending',
    approved: 'pending',
    countryCode: 'IN',
  };
  answer('supplierById', () => ({ supplierById: supplier }));
  answerEmptyProfile();
  answer('workflowTaskQuery', ({ input }: { input: { parameters: { name: string; value: string }[] } }) => ({
    workflowTaskQuery: {
      data: task && input.parameters.some(({ value }) => value === task?.['context']) ? [task] : [],
    },
  }));
  answer('SupplerInfoHistory', {
    SupplerInfoHistory: [
      {
        tableName: 'SupplierBank',
        records: [
          change(1, 'SupplierBank', 'Bank Details', {
            accountHolderName: ['Meridian Labs', 'Rajesh <b>Kumar</b>'],
            ifsc: ['ICIC0000001', 'HDFC0000060'],
          }),
        ],
      },
      {
        tableName: 'SupplierContact',
        records: [change(2, 'SupplierContact', 'Contact Details', { email: ['a@x.example', 'a@y.example'] })],
      },
    ],
  });
  answer('changedRows', {
    supplierByBankList: {
      data: [
        {
          id: 12,
          accountNumber: '0060',
          accountHolderName: 'Rajesh <b>Kumar</b>',
          bankName: 'ICICI Bank',
          ifsc: 'HDFC0000060',
          country: 'Cyprus',
          locationType: '["Factory"]',
          attachment: '[{"file_uid":"f-1","file_name":"cheque.pdf","title":"Cancelled Cheque"}]',
        },
      ],
    },
    supplierLocationOfPresenceList: { data: [{ id: 1, locationType: 'Factory', city: 'Pune', country: 'India' }] },
    supplierByContactList: { data: [{ id: 12, firstName: 'Anjali', lastName: 'Deshmukh' }] },
    supplierDocumentList: null,
    supplierRelatedCompanyList: null,
    supplierFinancialInformationList: null,
  });
  answer('supplierByBankList', {
    supplierByBankList: { data: [{ id: 99, supplierId: 31, accountNumber: '0060', email: 'k@konkan.example' }] },
  });
});

describe('approval of profile changes', () => {
  it('shows each change with the approved value, attached documents and fraud warnings', async () => {
    task = taskAt(1);
    const { user } = renderFeature({ path, session: buyer(farida) });
    const bank = await screen.findByRole('article', { name: 'Changed: 0060' });
    const row = within(bank).getByRole('row', { name: /accountHolderName/ });
    expect(within(row).getByText('Meridian Labs')).toBeVisible();
    expect(within(row).getByText('Rajesh <b>Kumar</b>')).toBeVisible();
    expect(await within(bank).findByText(/Supplier #31 \(k@konkan.example\) uses the same/)).toBeVisible();
    const warnings = within(within(bank).getByRole('list', { name: 'Check carefully' })).getAllByRole('listitem');
    expect(warnings).toHaveLength(5);
    expect(within(bank).getByRole('button', { name: 'Cancelled Cheque: cheque.pdf' })).toBeVisible();
    // The author is named once per section, not on each card.
    expect(screen.getAllByText(/Asha Rao/).map(({ textContent }) => textContent)).toEqual(['1 change · Asha Rao']);
    // The contact's change belongs to another approval.
    expect(screen.queryByRole('article', { name: /Anjali/ })).toBeNull();
    await user.keyboard('j');
    expect(bank).toHaveFocus();
    // The page names the approver once; the record's card has a separate text.
    expect(screen.getByText('Approval Pending with you')).toBeVisible();
    await user.click(screen.getByText('Changed record'));
    expect(screen.getByText('Pending For Approval Record')).toBeVisible();
  });

  it("shows all approvals at once after they have loaded, so buttons don't move", async () => {
    task = taskAt(1);
    const asked: string[] = [];
    let release = () => {};
    const late = new Promise<void>(resolve => (release = resolve));
    answer('workflowTaskQuery', async ({ input }: { input: { parameters: { name: string; value: string }[] } }) => {
      const context = input.parameters.find(({ name }) => name === 'Context')?.value ?? '';
      asked.push(context);
      if (context === 'SupplierUpdate') await late;
      return { workflowTaskQuery: { data: context === FINANCE ? [task] : [] } };
    });
    renderFeature({ path, session: buyer(farida) });
    expect(await screen.findByLabelText('Loading the approval')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  });

  it("shows that an account wasn't compared with other suppliers' accounts, and Retry compares it", async () => {
    task = taskAt(1);
    answer('supplierByBankList', () => graphqlError('Asleep.'));
    const { user } = renderFeature({ path, session: buyer(farida) });
    const bank = await screen.findByRole('article', { name: 'Changed: 0060' });
    expect(await screen.findByText(/^The accounts were not compared with those of other suppliers\./)).toBeVisible();
    answer('supplierByBankList', {
      supplierByBankList: { data: [{ id: 99, supplierId: 31, accountNumber: '0060', email: 'k@konkan.example' }] },
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(bank).findByText(/Supplier #31 \(k@konkan.example\) uses the same/)).toBeVisible();
    expect(screen.queryByText(/were not compared/)).toBeNull();
  });

  it.each([
    ['the supplier itself', { roles: ['supplier'], supplierId: 7 }],
    ['an unknown role', { roles: ['guest'], supplierId: null }],
  ])('shows no fraud warning to %s and queries no accounts of other suppliers', async (_who, session) => {
    task = taskAt(1);
    const asked = answer('supplierByBankList', { supplierByBankList: { data: [] } });
    renderFeature({
      path,
      session: { ...buyer(farida), userId: 'u-9', userName: 'Nobody', userEmail: '', ...session },
    });
    await screen.findByRole('heading', { name: 'Meridian Labs Private Limited' });
    for (const show of screen.queryAllByRole('button', { name: /^Changes: /, expanded: false })) show.click();
    const bank = await screen.findByRole('article', { name: 'Changed: 0060' });
    expect(await within(bank).findByRole('button', { name: 'Cancelled Cheque: cheque.pdf' })).toBeVisible();
    expect(within(bank).queryByRole('list', { name: 'Check carefully' })).toBeNull();
    const inputs = asked as { input: { parameters: { name: string }[] } }[];
    expect(inputs.filter(({ input }) => input.parameters.some(({ name }) => name === 'accountnumber'))).toEqual([]);
  });

  it('sends back to the initiator or to a level and notifies the supplier service', async () => {
    task = taskAt(2);
    const command = answer('dynamicLevelSendback', () => {
      task = taskAt(1);
      return { dynamicLevelSendback: { status: 'Sentback' } };
    });
    const told = answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Pending' } });
    const { user } = renderFeature({ path, session: buyer(thomas) });
    await user.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notes' });
    await user.click(within(dialog).getByRole('radio', { name: /Farida Merchant/ }));
    await fill(user, within(dialog).getByRole('textbox', { name: /Remarks/ }), 'Look again');
    await user.click(within(dialog).getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(command).toMatchObject([{ input: { sendbackLevel: 1, remarks: 'Look again' } }]));
    await waitFor(() => expect(told).toMatchObject([{ input: { id: 7, context: FINANCE, commandName: 'Sentback' } }]));
    const decided = { href: path, name: 'Meridian Labs Private Limited', detail: 'Bank and Revenue' };
    await waitFor(() => expect(recentlyDecided(thomas.userId)).toMatchObject([{ ...decided, decision: 'Sent back' }]));
  });

  it('updates the profile status after the last level and offers Retry on failure', async () => {
    task = taskAt(2);
    answer('createWorkflowCommand', () => {
      task = taskAt(3, 'Approved');
      return { createWorkflowCommand: { id: 5 } };
    });
    answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Approved' } });
    const failing = answer('updateSupplierStatus', () => graphqlError('Asleep.'));
    const { user } = renderFeature({ path, session: buyer(thomas) });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Your decision is recorded, but the supplier record was not updated/)).toBeVisible();
    expect(failing).toEqual([{ input: { id: 7, status: 'Approved' } }]);
    const again = answer('updateSupplierStatus', { updateSupplierStatus: { status: 'Approved' } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(again).toHaveLength(1));
  });

  it('keeps offering Retry for a failed notification while the user decides the next approval', async () => {
    const profileTask = { ...taskAt(2), id: 6, module: 'SupplierUpdate', context: 'SupplierUpdate' };
    let tasks: Record<string, unknown>[] = [taskAt(2), profileTask];
    answer('workflowTaskQuery', ({ input }: { input: { parameters: { name: string; value: string }[] } }) => ({
      workflowTaskQuery: {
        data: tasks.filter(({ context }) => input.parameters.some(({ value }) => value === context)),
      },
    }));
    answer('createWorkflowCommand', ({ input }: { input: { context: string } }) => {
      tasks = tasks.map(one => (one['context'] === input.context ? { ...one, workflowStatus: 'Approved' } : one));
      return { createWorkflowCommand: { id: 5 } };
    });
    answer('supplierDetailsWorkflowAction', ({ input }: { input: { context: string } }) =>
      input.context === FINANCE ? graphqlError('Asleep.') : { supplierDetailsWorkflowAction: { status: 'Approved' } },
    );
    const status = answer('updateSupplierStatus', { updateSupplierStatus: { status: 'Approved' } });
    const { user } = renderFeature({ path, session: buyer(thomas) });
    const approve = async (name: string) => {
      const card = await screen.findByRole('region', { name: `Approval: ${name}` });
      await user.click(await within(card).findByRole('button', { name: 'Approve' }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(within(card).queryByRole('button', { name: 'Approve' })).toBeNull());
    };
    await approve('Bank and Revenue');
    expect(await screen.findByText(/Your decision is recorded, but the supplier record was not updated/)).toBeVisible();
    await approve('Supplier Profile');
    await waitFor(() => expect(status).toHaveLength(1));
    expect(screen.getByText(/Your decision is recorded, but the supplier record was not updated/)).toBeVisible();
    const again = answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Approved' } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(again).toMatchObject([{ input: { context: FINANCE } }]));
    await waitFor(() => expect(screen.queryByText(/the supplier record was not updated/)).toBeNull());
  });

  it.each<[_when: string, after: string, statuses: string[]]>([
    ['while another approver of the last level is missing', 'Pending', []],
    ["when the last level's other approver decided first", 'Approved', ['Approved']],
  ])('updates the profile status only after the last approval: %s', async (_when, after, statuses) => {
    task = bothAsked('Pending', 'Pending');
    answer('createWorkflowCommand', () => {
      task = bothAsked('Approved', after);
      return { createWorkflowCommand: { id: 5 } };
    });
    const told = answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Pending' } });
    const status = answer<{ input: { status: string } }>('updateSupplierStatus', {
      updateSupplierStatus: { status: 'Approved' },
    });
    const { user } = renderFeature({ path, session: buyer(thomas) });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(told).toHaveLength(1));
    // The page refreshes after all requests that follow the decision.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    expect(status.map(({ input }) => input.status)).toEqual(statuses);
  });

  it('updates the profile status immediately when one of several required approvers rejects', async () => {
    task = bothAsked('Pending', 'Pending');
    answer('createWorkflowCommand', () => {
      task = taskAt(2, 'Rejected');
      return { createWorkflowCommand: { id: 5 } };
    });
    answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Rejected' } });
    const status = answer('updateSupplierStatus', { updateSupplierStatus: { status: 'Rejected' } });
    const { user } = renderFeature({ path, session: buyer(thomas) });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notes' });
    await fill(user, within(dialog).getByRole('textbox', { name: /Remarks/ }), 'Not this one');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(status).toEqual([{ input: { id: 7, status: 'Rejected' } }]));
  });

  it('notifies the supplier service even when the user leaves the page right after the decision', async () => {
    task = taskAt(2);
    const commands = answer('createWorkflowCommand', { createWorkflowCommand: { id: 5 } });
    const told = answer('supplierDetailsWorkflowAction', { supplierDetailsWorkflowAction: { status: 'Rejected' } });
    const status = answer('updateSupplierStatus', { updateSupplierStatus: { status: 'Rejected' } });
    const { user, unmount } = renderFeature({ path, session: buyer(thomas) });
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notes' });
    await fill(user, within(dialog).getByRole('textbox', { name: /Remarks/ }), 'Not this one');
    task = taskAt(2, 'Rejected');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(commands).toHaveLength(1));
    await waitFor(() => expect(told).toHaveLength(1));
    unmount();
    await waitFor(() => expect(status).toEqual([{ input: { id: 7, status: 'Rejected' } }]));
  });

  it('expands the approval that waits for the user and collapses the others', async () => {
    task = taskAt(1);
    const profileTask = { ...taskAt(1), id: 6, module: 'SupplierUpdate', context: 'SupplierUpdate' };
    const levels = [
      levelEntry(1, [approverEntry(thomas, { ApproveStatus: 'Pending' })], { WorkflowLevelStatus: 'Pending' }),
    ];
    answer('workflowTaskQuery', ({ input }: { input: { parameters: { name: string; value: string }[] } }) => {
      const asked = (context: string) => input.parameters.some(({ value }) => value === context);
      const found = asked(FINANCE)
        ? task
        : asked('SupplierUpdate')
          ? { ...profileTask, workflowActions: levels }
          : null;
      return { workflowTaskQuery: { data: found ? [found] : [] } };
    });
    const { user } = renderFeature({ path, session: buyer(farida) });
    const finance = await screen.findByRole('region', { name: 'Approval: Bank and Revenue' });
    expect(await within(finance).findByRole('article', { name: 'Changed: 0060' })).toBeVisible();
    const profile = screen.getByRole('region', { name: 'Approval: Supplier Profile' });
    const button = within(profile).getByRole('button', { name: /^Changes: / });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(await within(profile).findByRole('article', { name: 'Changed: Anjali Deshmukh' })).toBeVisible();
  });

  it('has distinct shortcuts for the changes and for the next and previous task', async () => {
    task = taskAt(1);
    const position = (id: number) => ({
      href: `/Supplier/Update/${id}`,
      label: `Task ${id}`,
      companyCode: '',
      countryCode: '',
    });
    const sequence = {
      list: 'approvals',
      backTo: '/Approvalcenter',
      backLabel: 'Approval Center',
      positions: [position(7), position(8)],
      at: 0,
    };
    renderApp({ path, session: buyer(farida), state: { sequence } });
    await screen.findByRole('article', { name: 'Changed: 0060' });
    expect(await screen.findByRole('link', { name: 'Next: Task 8' })).toHaveAttribute('aria-keyshortcuts', 'N');
    const keys = shortcutsNow().map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['n', 'j', 'k', 'o', 'a', 's']));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe.each<[who: string, roles: string[], person: typeof farida, decides: boolean]>([
  ['the approver whose turn it is', ['approver'], farida, true],
  ['the approver of the next level', ['approver'], thomas, false],
  ['a reviewer', ['reviewer'], { userId: 'u-r', name: 'Ravi Rao', email: 'ravi@buyer.example' }, false],
])('profile waiting for approval, seen by %s', (_who, roles, person, decides) => {
  it('shows approval state and changes; only the current approver decides, and no user can edit', async () => {
    task = taskAt(1);
    const { user } = renderFeature({ path, session: { ...buyer(person), roles } });
    expect(await screen.findByText(/^Approval Pending with (you|Farida Merchant)$/)).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Changed: 0060' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Details: / }));
    expect(screen.getByRole('button', { name: 'Workflow Log' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'History Log' })).toBeVisible();
    for (const name of ['Approve', 'Send back', 'Reject'])
      expect(screen.queryAllByRole('button', { name }).length > 0, name).toBe(decides);
    expect(screen.queryByRole('button', { name: 'Send For Approver' })).toBeNull();
    // A section's page lists its rows first and the changes behind a button. Approvers can still decide there.
    await user.click(screen.getByRole('link', { name: 'Bank Details' }));
    expect(await screen.findByRole('table', { name: 'Bank Details' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add|Edit) / })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('button', { name: /^Changes: / })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Approve' }).length > 0).toBe(decides);
  });
});

it('the supplier sees its pending profile without any way to edit, decide or send', async () => {
  task = taskAt(1);
  renderFeature({ path: `${path}#bank`, session: { supplierId: 7 } });
  expect(await screen.findByText('Approval Pending with Farida Merchant')).toHaveTextContent('(farida@buyer.example)');
  const next = 'Next: Thomas Kurian';
  expect(screen.getByText(next)).toBeVisible();
  expect((await screen.findAllByText(/^Waiting for approval/))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add|Edit|Approve|Send)\b/ })).toBeNull();
});

describe('Send For Approver', () => {
  const check = (banks: number[]) =>
    answer('locationCheck', {
      supplierLocationOfPresenceList: { data: [{ id: 1, locationType: 'Factory', city: 'Pune', country: 'India' }] },
      locationWiseContact: { data: [{ locationId: 1 }] },
      locationWiseBank: { data: banks.map(locationId => ({ locationId })) },
    });

  it('shows the missing data of a location, then sends', async () => {
    supplier = { ...supplier, workflowStatus: 'Approved', approved: 'approved' };
    check([]);
    const sent = answer('supplierDetailsWorkflowCreate', { supplierDetailsWorkflowCreate: { id: 7 } });
    answer('bankTitleList', { bankTitleList: { data: [] } });
    const { user } = renderFeature({ path });
    const button = await screen.findByRole('button', { name: 'Send For Approver' });
    await user.click(button);
    expect(await screen.findByText('Factory - Pune - India is missing bank.')).toBeVisible();
    expect(sent).toEqual([]);
    // The error links to the row, and the section index shows the same count.
    expect(screen.getByRole('link', { name: /^Bank Details .*1 missing$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to entry' }));
    const row = await screen.findByRole('button', { name: 'Add a bank account for Factory - Pune - India' });
    await waitFor(() => expect(row).toHaveFocus());
    await user.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Bank Details' });
    // The form has this location's account and no user input, so leaving it needs no confirmation.
    expect(await within(dialog).findByTitle('Factory - Pune - India')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    check([1]);
    await user.click(await screen.findByRole('button', { name: 'Send For Approver' }));
    expect(await screen.findByText('Details has been submit successfully!')).toBeVisible();
    expect(sent).toEqual([{ input: { id: 7, isUpdateBySupplier: true } }]);
  });

  it('previews what is sent and its approvers, with old and new value of each change and an undo', async () => {
    supplier = { ...supplier, workflowStatus: 'Sentback', approved: 'pending' };
    task = taskAt(1, 'Sentback');
    check([1]);
    answer('supplierByContactList', {
      supplierByContactList: {
        data: [{ id: 12, title: 'Ms', firstName: 'Anjali', email: 'a@y.example', isPrimary: null, status: null }],
      },
    });
    const { user } = renderFeature({ path });
    const review = await screen.findByRole('link', { name: 'Review 2 unsent changes' });
    expect(
      screen.getByText(/^0 of 1 corrections made\. Goes to the Supplier Profile approvers; to Farida/),
    ).toBeVisible();
    await user.click(review);
    expect(await screen.findByText(/^1 change goes to the Supplier Profile approvers/)).toBeVisible();
    const bank = await screen.findByRole('article', { name: 'Changed: 0060' });
    expect(within(bank).getByText('Not corrected yet')).toBeVisible();
    const contact = screen.getByRole('article', { name: 'Changed: Anjali Deshmukh' });
    expect(within(contact).getByRole('row', { name: 'email a@x.example a@y.example' })).toBeVisible();
    const saved = answer('createSupplierContact', { createSupplierContact: { id: 12 } });
    await user.click(within(contact).getByRole('button', { name: 'Undo change' }));
    expect(await screen.findByText('Change undone.')).toBeVisible();
    expect(saved).toMatchObject([
      { input: { id: 12, supplierId: 7, firstName: 'Anjali', email: 'a@x.example', isPrimary: null } },
    ]);
  });

  it('confirms before sending changes that were sent back and not corrected', async () => {
    supplier = { ...supplier, workflowStatus: 'Sentback', approved: 'pending' };
    task = taskAt(1, 'Sentback');
    check([1]);
    const sent = answer('supplierDetailsWorkflowCreate', { supplierDetailsWorkflowCreate: { id: 7 } });
    const { user } = renderFeature({ path });
    await screen.findByText(/^0 of 1 corrections made/);
    await user.click(screen.getByRole('button', { name: 'Send For Approver' }));
    const name = 'Send without correcting the change sent back?';
    const sure = await screen.findByRole('alertdialog', { name });
    await user.click(within(sure).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
  });

  it("lists changes that can't be sent now", async () => {
    supplier = { ...supplier, workflowStatus: null, approved: 'approved' };
    const { user } = renderFeature({ path });
    await user.click(await screen.findByRole('link', { name: 'Unsent changes' }));
    expect(await screen.findByText(/^You can't send these changes now/)).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Changed: 0060' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send For Approver' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull();
  });

  it.each<[said: string, arrived: boolean, bars: number]>([
    ['Details has been submit successfully!', true, 0],
    ['Asleep.', false, 1],
  ])('checks the result of a failed request and shows "%s"', async (said, arrived, bars) => {
    supplier = { ...supplier, workflowStatus: 'Approved', approved: 'approved' };
    task = taskAt(2, 'Approved');
    check([1]);
    const sent = answer('supplierDetailsWorkflowCreate', () => {
      if (arrived) {
        supplier = { ...supplier, workflowStatus: 'Pending', approved: 'pending' };
        task = taskAt(1);
      }
      return graphqlError('Asleep.');
    });
    const { user } = renderFeature({ path });
    await user.click(await screen.findByRole('button', { name: 'Send For Approver' }));
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Send For Approver' })).toHaveLength(bars));
    expect(sent).toHaveLength(1);
  });

  it('waits until the approvals have loaded', async () => {
    supplier = { ...supplier, workflowStatus: null, approved: 'pending' };
    check([1]);
    const answers = (fails: boolean) =>
      answer('workflowTaskQuery', ({ input }: { input: { parameters: { name: string; value: string }[] } }) => {
        const isFinance = input.parameters.some(({ value }) => value === FINANCE);
        return isFinance && fails ? graphqlError('Asleep.') : { workflowTaskQuery: { data: [] } };
      });
    answers(true);
    const { user } = renderFeature({ path });
    expect(await screen.findByText(/^The approval couldn't be loaded/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send For Approver' })).toBeNull();
    answers(false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Send For Approver' })).toBeVisible();
  });

  it("shows that the changes are unknown while an approval can't be loaded", async () => {
    supplier = { ...supplier, workflowStatus: 'Sentback', approved: 'approved' };
    check([1]);
    const answers = (fails: boolean) =>
      answer('workflowTaskQuery', () => (fails ? graphqlError('Asleep.') : { workflowTaskQuery: { data: [] } }));
    answers(true);
    const { user } = renderFeature({ path });
    const bar = await screen.findByRole('region', { name: 'Unsent changes' });
    expect(await within(bar).findByText(/^Couldn't load your changes/)).toBeVisible();
    answers(false);
    await user.click(within(bar).getByRole('button', { name: 'Try again' }));
    expect(await within(bar).findByRole('link', { name: 'Review 2 unsent changes' })).toBeVisible();
  });

  it('is a primary button only when there are changes to send', async () => {
    supplier = { ...supplier, workflowStatus: 'Approved', approved: 'approved' };
    check([1]);
    const shown = renderFeature({ path });
    await screen.findByRole('link', { name: 'Review 2 unsent changes' });
    const button = () => screen.getByRole('button', { name: 'Send For Approver' });
    expect(button().className).toMatch(/primary/);
    shown.unmount();
    answer('SupplerInfoHistory', { SupplerInfoHistory: [] });
    renderFeature({ path });
    expect(await screen.findByText('No unsent changes')).toBeVisible();
    expect(button().className).not.toMatch(/primary/);
  });

  it('is hidden from read-only users', async () => {
    supplier = { ...supplier, workflowStatus: 'Approved', approved: 'approved' };
    renderFeature({ path, session: buyer(thomas) });
    expect(await screen.findByRole('button', { name: 'History Log' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send For Approver' })).toBeNull();
  });
});

describe('Activity Log', () => {
  const mount = () =>
    renderUi(
      <PlatformProvider session={aSession()} client={createClient({ retryDelay: 1 })}>
        <ActivityLogModal locationId={3} open onClose={() => {}} onClosed={() => {}} />
      </PlatformProvider>,
    );
  const entry = (id: number, name: string) => ({
    id,
    name,
    title: 'A title',
    userName: 'Asha Rao',
    userEmail: null,
    timeStamp: '2026-11-20T10:00:00Z',
    remarks: '<b>hm</b>',
  });

  it('hides reassignments', async () => {
    const asked = answer('activityLogDetails', {
      activityLogDetails: { totalRecords: 2, data: [entry(1, 'Location Updated'), entry(2, 'WorkflowReAssigned')] },
    });
    mount();
    expect(await screen.findByText('Location Updated')).toBeVisible();
    expect(screen.getByText('<b>hm</b>')).toBeVisible();
    expect(screen.queryByText('WorkflowReAssigned')).toBeNull();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Date', 'User', 'Activity', 'Title', 'Remarks']);
    expect(asked).toEqual([
      {
        input: {
          module: 'SupplierEmpanelment',
          context: 'SupplierLocationOfPresencesInfoUpdate',
          contextId: 3,
        },
      },
    ]);
  });

  it("is empty when it can't be loaded", async () => {
    answer('activityLogDetails', () => graphqlError('Asleep.'));
    mount();
    expect(await screen.findByText('No records available!')).toBeVisible();
  });
});
