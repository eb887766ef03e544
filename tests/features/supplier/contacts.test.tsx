import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/features/supplier/section/SectionModal';
import { contactsSection } from '@/features/supplier/contacts/contacts.section';
import { describeSection } from '../../support/describeSection.tsx';
import { answerEmptyProfile } from '../../support/profile.ts';
import { renderApp } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { fill } from '../../support/render.tsx';

const contact = (over: object = {}) => ({
  id: 1,
  uid: 'c-1',
  title: 'Ms',
  firstName: 'Anjali',
  lastName: 'Deshmukh',
  designation: 'Finance Head',
  department: null,
  locationType: '["Head Office","Factory"]',
  contactNumber: '912025601101',
  email: 'anjali@sahyadri.example',
  isPrimary: true,
  contactPurpose: null,
  status: 'Approved',
  erpSupplierContactId: 'C-4101',
  ...over,
});
type Contact = ReturnType<typeof contact>;

let contacts: Contact[] = [];
let workflowStatus: string | null = null;
beforeEach(() => {
  contacts = [
    contact(),
    contact({
      id: 2,
      firstName: 'Prakash',
      lastName: 'Jadhav',
      email: 'prakash@sahyadri.example',
      isPrimary: false,
      status: 'Pending',
      erpSupplierContactId: null,
    }),
  ];
  workflowStatus = null;
  answerEmptyProfile();
  answer('supplierById', ({ id }: { id: number }) => ({
    supplierById:
      id === 7
        ? {
            id,
            code: '200101',
            name: 'Sahyadri',
            legalName: 'Sahyadri Chem Industries Private Limited',
            workflowStatus,
          }
        : null,
  }));
  answer('notificationList', { notificationList: { totalRecords: 0, data: [] } });
  answer('workflowTaskQuery', { workflowTaskQuery: { data: [] } });
  answer('titleList', {
    titleList: {
      data: [
        { code: 'MS', name: 'Ms' },
        { code: 'MR', name: 'Mr' },
      ],
    },
  });
  answer('supplierLocationOfPresenceList', {
    supplierLocationOfPresenceList: {
      data: [{ locationType: 'Warehouse', city: 'Pune', country: 'India', company: null, erpSupplierSiteId: null }].map(
        (place, id) => ({
          id,
          addressLine1: null,
          addressLine2: null,
          addressLine3: null,
          state: null,
          pinCode: null,
          locationEmail: null,
          locationPhone: null,
          iHaveGst: null,
          taxList: null,
          isHeaderAddress: false,
          status: null,
          deleted: false,
          ...place,
        }),
      ),
    },
  });
});

const serveContacts = () => answer('supplierByContactList', () => ({ supplierByContactList: { data: contacts } }));
const path = '/Supplier/Update/7#contacts';
const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const modal = () => screen.getByRole('dialog', { name: 'Contact Information' });

async function open(name: string, session = {}) {
  const lists = serveContacts();
  const { user } = renderApp({ path, session });
  await screen.findByRole('table', { name: 'Contact Details' });
  await user.click(screen.getByRole('button', { name: new RegExp(`^Open contact.*${name}`) }));
  await screen.findByRole('dialog', { name: 'Contact Information' });
  return { user, lists };
}

it('opening a section loads its data, shows it as a page and focuses its heading', async () => {
  const lists = serveContacts();
  const { user, router } = renderApp({ path: '/Supplier/Update/7' });
  const index = within(await screen.findByRole('navigation', { name: 'Sections' }));
  expect(index.getByRole('link', { current: 'page' })).toHaveTextContent('Organization Information');
  expect(lists).toHaveLength(0);
  await user.click(index.getByRole('link', { name: 'Contact Details' }));
  expect(await screen.findByRole('table', { name: 'Contact Details' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Contact Details' })).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Organization Information' })).toBeNull();
  expect(lists).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Go to section' }), 'clientReferences');
  expect(router.state.location.hash).toBe('#clientReferences');
  // Both types of references share one block (spec 1 §2).
  for (const title of ['Reference from Company', 'Reference from Client'])
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
});

describe('contacts of a profile', () => {
  it('can be added with the input of the specification; the list reloads afterward', async () => {
    const lists = serveContacts();
    const sent = answer('createSupplierContact', () => {
      contacts = [...contacts, contact({ id: 3, firstName: 'Mira', lastName: 'Sen', email: 'mira@sahyadri.example' })];
      return { createSupplierContact: { id: 3 } };
    });
    const { user } = renderApp({ path });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Information' });
    await user.click(within(dialog).getByLabelText('Title'));
    await user.click(await screen.findByTitle('Ms'));
    await fill(user, within(dialog).getByLabelText('First Name'), ' Mira ');
    await fill(user, within(dialog).getByLabelText('Last Name'), 'Sen');
    await user.click(within(dialog).getByLabelText('Location'));
    await user.click(await screen.findByTitle('Warehouse - Pune - India'));
    await fill(user, within(dialog).getByLabelText('Phone'), '+91');
    await fill(user, within(dialog).getByLabelText('Email'), 'ANJALI@sahyadri.example');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Kindly enter valid contact number')).toBeVisible();
    expect(await within(dialog).findByText('Duplicate entry: This email is already added.', atField)).toBeVisible();
    expect(sent).toHaveLength(0);

    await user.clear(within(dialog).getByLabelText('Phone'));
    await fill(user, within(dialog).getByLabelText('Phone'), '919822011245');
    await user.clear(within(dialog).getByLabelText('Email'));
    await fill(user, within(dialog).getByLabelText('Email'), 'mira@sahyadri.example');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await Promise.all([user.click(save), user.click(save)]);
    expect(await screen.findByText('Details has been create successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contact Information' })).toBeNull());
    expect(row('Mira')).toBeVisible();
    expect(lists).toHaveLength(2);
    expect(sent).toEqual([
      {
        input: {
          supplierId: 7,
          title: 'Ms',
          firstName: 'Mira',
          lastName: 'Sen',
          locationType: '["Warehouse - Pune - India"]',
          contactNumber: '919822011245',
          email: 'mira@sahyadri.example',
          designation: null,
          department: null,
          contactPurpose: null,
          isPrimary: false,
        },
      },
    ]);
  });

  it('send unchanged values as received', async () => {
    const came = { title: ' Mr', department: ' Finance ', contactPurpose: '', isPrimary: null };
    contacts = [contact({ id: 2, firstName: 'Prakash', erpSupplierContactId: null, ...came })];
    const sent = answer('createSupplierContact', { createSupplierContact: { id: 2 } });
    const { user } = await open('Prakash');
    await user.click(within(modal()).getByRole('button', { name: 'Edit' }));
    await user.click(await within(modal()).findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ input: { id: 2, firstName: 'Prakash', ...came } }]));
  });

  it('keep the input after a refusal and after a server error, which is shown at its field', async () => {
    const email = { path: 'email', message: 'Email is not valid format' };
    let refused = graphqlError("You can't change this profile", { code: 'FORBIDDEN' });
    answer('createSupplierContact', () => refused);
    const { user } = await open('Anjali');
    await user.click(within(modal()).getByRole('button', { name: 'Edit' }));
    await fill(user, await within(modal()).findByLabelText('Department'), 'Finance');
    await user.click(within(modal()).getByRole('button', { name: 'Save' }));
    expect(await within(modal()).findByText("You can't change this profile")).toBeVisible();
    refused = graphqlError('No', { code: 'BAD_USER_INPUT', fields: [email] });
    await user.click(within(modal()).getByRole('button', { name: 'Save' }));
    expect(await within(modal()).findByText(email.message, atField)).toBeVisible();
    expect(within(modal()).getByLabelText('Department')).toHaveValue('Finance');
  });

  it('show a duplicate email error for 8 seconds', () => {
    const section = contactsSection(false);
    const values = { ...section.blank([]), email: 'ANJALI@sahyadri.example' };
    const found = section.problems?.(values, [{ ...values, email: 'anjali@sahyadri.example' }]);
    expect(found).toEqual([{ field: 'email', message: 'Duplicate entry: This email is already added.', seconds: 8 }]);
  });

  it('show a confirmation before discarding input and before deactivating a contact', async () => {
    const removed = answer('deleteSupplierContact', () => {
      contacts = contacts.filter(({ id }) => id !== 1);
      return { deleteSupplierContact: { id: 1 } };
    });
    const { user } = await open('Anjali');
    await user.click(within(modal()).getByRole('button', { name: 'Edit' }));
    await fill(user, await within(modal()).findByLabelText('Department'), 'Finance');
    await user.click(within(modal()).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: /^Open contact.*Anjali/ }));
    await user.click(await screen.findByRole('button', { name: 'Deactive' }));
    const sure = await screen.findByRole('alertdialog', { name: 'Deactive this contact?' });
    await user.click(within(sure).getByRole('button', { name: 'Deactive' }));
    expect(await screen.findByText('Successfully!')).toBeVisible();
    expect(removed).toEqual([{ input: { id: 1 } }]);
    await waitFor(() => expect(screen.queryByText('Anjali')).toBeNull());
  });

  it("show why a contact with a pending approval can't be changed", async () => {
    await open('Prakash');
    expect(within(modal()).getByText(/Waiting for approval/)).toBeVisible();
    expect(within(modal()).queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(within(modal()).queryByRole('button', { name: 'Deactive' })).toBeNull();
  });

  it('are read-only with a notice while the profile is waiting for approval', async () => {
    workflowStatus = 'Pending';
    const { user } = await open('Anjali');
    expect(screen.getAllByText(/^Waiting for approval/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
    expect(
      within(modal())
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual(['', 'Cancel']);
    await user.click(within(modal()).getByRole('button', { name: 'Cancel' }));
  });

  it('are read-only for another supplier', async () => {
    await open('Anjali', { supplierId: 8 });
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
    expect(within(modal()).queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('show a message when there are none, and Retry after a failed load', async () => {
    contacts = [];
    serveContacts();
    const view = renderApp({ path });
    expect((await screen.findAllByText('No records available!')).length).toBeGreaterThan(0);
    view.unmount();
    answer('supplierByContactList', () => graphqlError('Down', { code: 'FORBIDDEN' }));
    const { user } = renderApp({ path });
    const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
    contacts = [contact()];
    serveContacts();
    await user.click(retry);
    expect(await screen.findByText('Anjali')).toBeVisible();
  });

  it("show 'No Data Found' for an unknown supplier", async () => {
    serveContacts();
    renderApp({ path: '/Supplier/Update/8' });
    expect(await screen.findByText('No Data Found')).toBeVisible();
  });
});

describeSection('contacts', {
  isRepresentative: true,
  setting: { isExtended: true, country: 'India' },
  operations: { list: 'supplierByContactList', create: 'createSupplierContact', remove: 'deleteSupplierContact' },
  words: {
    title: 'Contact Details',
    modal: 'Contact Information',
    noun: 'contact',
    remove: 'Deactive',
    saved: 'Details has been create successfully! ',
  },
  row: { ...contact(), deleted: false },
  columns: ['Title', 'First Name', 'Last Name', 'Location', 'Phone', 'Email', 'Status', 'ERP Sync', 'Action'],
  cells: [
    'Ms',
    'Anjali Primary',
    'Deshmukh',
    'Head OfficeFactory',
    '912025601101',
    'anjali@sahyadri.example',
    'Approved',
    'Yes',
    'Open',
  ],
  required: ['Title is required', 'Location is required', 'Email is required'],
  locked: ['Title', 'First Name', 'Last Name', 'Phone'],
  sends: {
    title: 'Ms',
    firstName: 'Anjali',
    lastName: 'Deshmukh',
    locationType: '["Head Office","Factory"]',
    contactNumber: '912025601101',
    email: 'anjali@sahyadri.example',
    designation: 'Finance Head',
    department: null,
    contactPurpose: null,
    isPrimary: true,
  },
  rules: [
    { what: 'has its message to the letter', patch: { firstName: '' }, says: ' First Name is required' },
    {
      what: 'has a phone of at most 12 digits',
      patch: { contactNumber: '9198220112456' },
      says: 'Maximum 12 characters allowed',
    },
    { what: 'has a phone of digits', patch: { contactNumber: '+91' }, says: 'Kindly enter valid contact number' },
    {
      what: 'has an e-mail address of its own, whatever its case',
      patch: { email: 'ANJALI@sahyadri.example' },
      others: [{ isPrimary: false }],
      says: 'Duplicate entry: This email is already added.',
    },
    {
      what: 'is the only primary contact',
      others: [{ email: 'other@sahyadri.example' }],
      says: 'Anjali Deshmukh is the primary contact. Remove that first.',
    },
    { what: 'takes emoji and right-to-left names', patch: { lastName: 'الصيدلاني 🧪' }, says: null },
    {
      what: 'has a name of at most 500 characters',
      patch: { lastName: 'x'.repeat(10_000) },
      says: 'Maximum 500 characters allowed',
    },
  ],
});
