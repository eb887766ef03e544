import { personas } from '../../sandbox/data/personas.ts';
import { fitting, operations } from './contract.ts';

type Row = Record<string, unknown>;

/** One who is signed in, and what he can do. */
export interface Person {
  userId: string;
  /** The supplier that he writes for; null for a buyer. */
  supplierId: number | null;
  /** How many templates of a call are of use. */
  enough: number;
  /** Answers an operation's own field, as he sees it; null when it was refused. */
  ask(operation: string, variables: Row): Promise<unknown>;
  /** A fresh file of his own, as a list of attachments. */
  upload(): Promise<string>;
}

/** What differs between kinds of records. */
interface Kind {
  list: string;
  byId: string;
  input: string;
  /** The list of attachments that a submitted record must have. */
  document: string;
}
const NON_PO: Kind = { list: 'nonPoInvoiceList', byId: 'nonPoInvoiceById', input: 'NonPoInvoiceInput', document: 'invoiceCopies' }; // prettier-ignore
const PROFORMA: Kind = { list: 'proformaInvoiceList', byId: 'proformaInvoiceById', input: 'ProformaInvoiceInput', document: 'invoiceDocument' }; // prettier-ignore

const DELIVERY: Kind = { list: 'deliveryInvoiceList', byId: 'deliveryInvoiceById', input: 'DeliveryInvoiceCreate', document: 'invoicePDF' }; // prettier-ignore

const CONTEXTS = { NonPoInvoice: NON_PO, ProformaInvoice: PROFORMA, DeliveryInvoice: DELIVERY };
const QUESTION = 'Which batches does this invoice cover, please?';

let lastNumber = 0;
const freshNumber = () => `FZ-${++lastNumber}`;
const personaId = (key: string) => personas.find(each => each.key === key)?.userId;

async function rows(me: Person, list: string, parameters: Row = {}, pageSize = 2 * me.enough + 4): Promise<Row[]> {
  const named = Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) }));
  const page = await me.ask(list, { input: { currentPage: 1, pageSize, parameters: named } });
  return (page as { data?: Row[] } | null)?.data ?? [];
}

const record = async (me: Person, { byId }: Kind, id: unknown) => (await me.ask(byId, { id })) as Row | null;
const known = (row: Row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** What he may still change: his drafts, and what came back to him; a Step 0 approver changes what waits for him. */
async function changes(me: Person, kind: Kind): Promise<Row[]> {
  const open = (await rows(me, kind.list)).filter(
    ({ status, approverId }) =>
      status === 'Draft' || status === 'SentBack' || (status === 'Pending for approval' && approverId === me.userId),
  );
  const found = await Promise.all(open.slice(0, me.enough).map(({ id }) => record(me, kind, id)));
  return found
    .filter(row => row !== null)
    .map(row => ({ ...fitting(row, kind.input), id: row['id'], rut: row['rut'], status: 'Draft' }));
}

async function nonPoInputs(me: Person): Promise<Row[]> {
  const seen = (await rows(me, NON_PO.list)).filter(({ status }) => status !== 'Draft').slice(0, me.enough);
  const fresh = seen.map(async ({ id }, index) => ({
    ...fitting((await record(me, NON_PO, id)) ?? {}, NON_PO.input),
    status: index % 2 === 0 ? 'Draft' : 'Pending for approval',
    invoiceNumber: freshNumber(),
    invoiceCopies: await me.upload(),
    supportingDocuments: await me.upload(),
    isAgree: true,
  }));
  return [...(await Promise.all(fresh)), ...(await changes(me, NON_PO))].map(known);
}

async function proformaInputs(me: Person): Promise<Row[]> {
  const fresh = (await rows(me, 'proformaInvoicePoList', {}, me.enough)).map(async ({ id }, index) => {
    const order = (await me.ask('poById', { id })) as Row | null;
    const [item] = (order?.['items'] as Row[] | null) ?? [];
    return {
      poId: id,
      status: index % 2 === 0 ? 'Draft' : 'Pending for approval',
      approverId: personaId('approver'),
      invoiceNumber: freshNumber(),
      invoiceDate: order?.['date'],
      invoiceNarration: 'Advance on order',
      invoiceDocument: await me.upload(),
      supportingDocuments: '[]',
      notes: 'As agreed',
      isAgree: true,
      lineItems: [{ poItemId: item?.['id'], lineItemDescription: 'Advance with the order', amount: '100.00' }],
    };
  });
  return [...(await Promise.all(fresh)), ...(await changes(me, PROFORMA))].map(known);
}

/** Against orders and against receipts by turns, a unit of each line. */
async function deliveryInputs(me: Person): Promise<Row[]> {
  const header = async (index: number) => ({
    status: index % 2 === 0 ? 'Draft' : 'Pending for approval',
    invoiceNumber: freshNumber(),
    invoiceDate: '2026-11-01',
    invoicePDF: await me.upload(),
    attachment: await me.upload(),
    note: 'Delivered as it was ordered and agreed',
    isAgree: true,
    overheads: [{ overheadTypeCode: 'OH01', amount: '100.00', hsnSacCode: '996511', taxCode: 'U0' }],
  });
  const picked = (await rows(me, 'deliveryInvoicePoList', {}, me.enough)).map(async ({ id }, index) => {
    const order = (await me.ask('poById', { id })) as Row | null;
    const items = ((order?.['items'] as Row[] | null) ?? []).slice(0, 2);
    const lines = items.map(item => ({ orderItemId: item['id'], quantity: '1', ...(item['itemType'] === 'Service' ? { amount: '10.00' } : {}) })); // prettier-ignore
    return { ...(await header(index)), poId: id, items: lines };
  });
  const received = (await rows(me, 'grnSrnList', {}, me.enough)).map(async ({ id, orderId, items }, index) => {
    const lines = ((items as Row[] | null) ?? []).map(item => ({ grnItemId: item['id'], orderItemId: item['orderItemId'], quantity: '1' })); // prettier-ignore
    return { ...(await header(index)), poId: orderId, grnNo: String(id), items: lines.slice(0, 2) };
  });
  return [...(await Promise.all([...picked, ...received])), ...(await changes(me, DELIVERY))].map(known);
}

/** New entries by hand, and his own that he may change. */
async function entries(me: Person): Promise<Row[]> {
  const seen = (await rows(me, 'manualInvoiceEntryList')).slice(0, me.enough);
  const found = await Promise.all(seen.map(async ({ id }) => (await me.ask('manualInvoiceEntryById', { id })) as Row));
  const fresh = found.map(async row => ({
    ...fitting(row, 'ManualInvoiceEntryInput'),
    invoiceNumber: freshNumber(),
    fiDocumentNumber: null,
    uploadInvoice: await me.upload(),
  }));
  const own = found.filter(({ rcb, status }) => rcb === me.userId && status !== 'Rejected');
  const kept = own.map(row => ({ ...fitting(row, 'ManualInvoiceEntryInput'), id: row['id'], rut: row['rut'] }));
  return [...(await Promise.all(fresh)), ...kept].map(known);
}

const remarks = async (me: Person) =>
  (await rows(me, 'manualInvoiceEntryList', { status: 'Open' })).map(({ id }) => ({
    id,
    remarks: 'Seen',
    status: 'Closed',
  }));

const drafts = async (me: Person, kind: Kind) =>
  (await rows(me, kind.list)).filter(({ status }) => status === 'Draft').map(({ id }) => ({ id }));

async function tasks(me: Person): Promise<Row[]> {
  return ((await me.ask('getWorkflowTaskByApproverId', { userId: me.userId })) as Row[] | null) ?? [];
}

const CHANGES = ['SupplierUpdate', 'SupplierFinancialInfoUpdate'];
/** What each approver was about to decide on profiles, so that he can confirm it afterwards. */
const decided = new Map<string, Row[]>();
function remember(me: Person, commands: Row[]): Row[] {
  const own = commands.filter(({ context }) => CHANGES.includes(String(context)));
  decided.set(me.userId, [
    ...(decided.get(me.userId) ?? []),
    ...own.map(({ contextId, module, context, commandName, workflowLevelState }) => ({
      id: contextId,
      module,
      context,
      commandName: commandName ?? 'Sentback',
      workflowLevelState,
      remarks: 'Looked at',
    })),
  ]);
  return commands;
}

const COMMANDS = ['Approved', 'Approved', 'Sentback', 'Approved', 'Rejected'];
async function commands(me: Person, names = COMMANDS): Promise<Row[]> {
  const found = (await tasks(me)).slice(0, 2 * me.enough).map((task, index) => ({
    contextId: task['contextId'],
    module: task['module'],
    context: task['context'],
    workflowLevelState: task['workflowLevelState'],
    commandName: names[index % names.length],
    remarks: 'Looked at',
    userId: me.userId,
  }));
  return remember(me, found);
}

/** Changes of profiles that wait for him go back to who sent them. */
async function sendbacks(me: Person): Promise<Row[]> {
  const waiting = (await tasks(me)).filter(({ context }) => CHANGES.includes(String(context)));
  const found = waiting.slice(0, me.enough).map(({ contextId, module, context, workflowLevelState }) => ({
    contextId,
    module,
    context,
    workflowLevelState,
    remarks: 'Please look again',
    sendbackLevel: 0,
    userId: me.userId,
  }));
  return remember(me, found);
}

const confirmations = (me: Person) => Promise.resolve(decided.get(me.userId) ?? []);

/** His registration as it is stored: saved once more. */
async function registrations(me: Person): Promise<Row[]> {
  if (me.supplierId === null) return [];
  const row = (await me.ask('supplierRegistrationById', { id: me.supplierId })) as Row | null;
  if (!row) return [];
  const stored = { ...fitting(row, 'SupplierRegistrationInput'), id: me.supplierId, rut: row['rut'] };
  return [known({ ...stored, submitted: false })];
}

/** A right row of each section of a profile; `file` is a fresh one. */
const SECTIONS: Record<string, (file: string) => Row> = {
  RelatedCompany: attachment => ({ organizationType: 'Company', name: 'Sister Ltd', taxNumber: 'AAB', relationshipType: 'Associate', attachment }), // prettier-ignore
  LocationOfPresence: attachment => ({
    locationType: 'Factory',
    addressLine1: '1 Road',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pinCode: '411001',
    taxList: JSON.stringify([{ taxType: 'PAN', taxNumber: 'AAAPL1234C', attachment }]),
  }),
  Document: attachment => ({ certificateName: 'ISO 9001', certificateNumber: freshNumber(), issueDate: '2024-01-31', attachment }), // prettier-ignore
  Bank: attachment => ({
    country: 'India',
    accountNumber: `50100${String(Date.now()).slice(-8)}${++lastNumber}`,
    accountHolderName: 'Fuzz',
    bankName: 'HDFC Bank',
    branch: 'Pune',
    branchAddress: 'Pune',
    ifsc: 'HDFC0000060',
    locationType: JSON.stringify(['Factory']),
    isAgree: true,
    attachment,
  }),
  Serviceable: () => ({
    serviceableCategory: ['Security'],
    serviceableLocations: [{ countryCode: 'IN', countryName: 'India', locations: ['Pune'] }],
  }),
  ReferenceCompany: () => ({ name: 'Sister Ltd', designation: 'Buyer', phone: '9000000000', email: `${freshNumber()}@example.com` }), // prettier-ignore
  ReferenceClient: () => ({ clientOrganization: 'Client Ltd', contactName: 'Asha', location: 'Pune', contactPhone: '9000000000', contactEmail: `${freshNumber()}@example.com` }), // prettier-ignore
};

const sectionRows = (section: string) => async (me: Person) =>
  me.supplierId === null ? [] : [{ ...SECTIONS[section]?.(await me.upload()), supplierId: me.supplierId }];

const storedRows = (list: string) => async (me: Person) =>
  me.supplierId === null
    ? []
    : (await rows(me, list, { SupplierId: me.supplierId }, me.enough)).map(({ id }) => ({ id }));

/** The year that is next: the first is 2019, and none is left out. */
async function years(me: Person): Promise<Row[][]> {
  if (me.supplierId === null) return [];
  const stored = await rows(me, 'supplierFinancialInformationList', { SupplierId: me.supplierId });
  const year = Math.max(2018, ...stored.map(row => Number(row['year']))) + 1;
  return [[{ supplierId: me.supplierId, year, currency: 'INR', turnover: '100.00', netProfit: '10.00', financialAttachment: await me.upload(), taxReturnsAttachment: await me.upload() }]]; // prettier-ignore
}

const ownProfile = (me: Person) =>
  Promise.resolve(me.supplierId === null ? [] : [{ id: me.supplierId, isUpdateBySupplier: true }]);

async function choices(me: Person): Promise<Row[]> {
  const waiting = (await tasks(me)).filter(task => task['workflowLevelState'] === 1).slice(0, me.enough);
  const chosen = new Map<unknown, string | undefined>([[2, personaId('l1')], [3, personaId('l2')]]); // prettier-ignore
  return waiting.map(task => ({
    id: task['id'],
    module: task['module'],
    context: task['context'],
    contextId: task['contextId'],
    workflowLevelState: 1,
    workflowStatus: task['workflowStatus'],
    workflowActions: JSON.stringify(
      (JSON.parse(String(task['workflowActions'])) as Row[]).map(level => {
        const userId = chosen.get(level['WorkflowLevel']);
        return userId ? { ...level, Approvers: [{ ApproverUserId: userId, Active: true }] } : level;
      }),
    ),
  }));
}

async function questions(me: Person): Promise<Row[]> {
  const [category] = await rows(me, 'queryCatogeryList');
  const found: Row[] = [];
  for (const [context, kind] of Object.entries(CONTEXTS)) {
    const asked = (await rows(me, kind.list)).filter(({ status }) => status !== 'Draft' && status !== 'Rejected');
    for (const { id, supplierCode } of asked.slice(0, Math.ceil(me.enough / 2))) {
      const people = await rows(me, 'userSupplierDetailsList', { contextId: id, context });
      const others = people.filter(
        person => person['userId'] !== me.userId && [null, supplierCode].includes(person['supplierCode'] as string),
      );
      const [recipient, copied] = [others[found.length % others.length], others[(found.length + 1) % others.length]];
      const cc = copied && copied !== recipient && recipient ? [{ userId: copied['userId'], userName: 'x' }] : [];
      found.push({
        module: context,
        context,
        contextId: id,
        categoryCode: category?.['code'],
        createdById: me.userId,
        recipientId: recipient?.['userId'],
        emailInCC: JSON.stringify(cc),
        title: 'Batches',
        note: 'For the audit',
        query: QUESTION,
        attachments: await me.upload(),
      });
    }
  }
  return found.filter(({ recipientId }) => recipientId !== undefined);
}

/** The open queries that he raised. */
async function raised(me: Person): Promise<Row[]> {
  const found: Row[] = [];
  for (const [context, kind] of Object.entries(CONTEXTS))
    for (const { id, queryStatus } of await rows(me, kind.list))
      if (queryStatus) found.push(...(await rows(me, 'queryList', { contextId: id, context })));
  return found.filter(query => query['createdById'] === me.userId && query['isClosed'] !== true);
}

async function furtherItems(me: Person): Promise<Row[]> {
  const waiting = ((await me.ask('getQueryResponseList', { recipientId: me.userId })) as Row[] | null) ?? [];
  const answered = (await raised(me)).filter(({ status }) => status === 'Work in Progress');
  const attachments = await me.upload();
  return [
    ...waiting.slice(0, me.enough).map(({ id }, index) => ({
      queryId: id,
      response: 'Those of the first quarter only.',
      attachments: index === 0 ? attachments : '[]',
    })),
    ...answered
      .slice(0, me.enough)
      .map(({ id }) => ({ queryId: id, title: 'More', query: QUESTION, attachments: '[]' })),
  ];
}

async function contacts(me: Person): Promise<Row[]> {
  const [title] = await rows(me, 'titleList');
  const [location] = await rows(me, 'locationTypeList');
  const stored = await rows(me, 'supplierByContactList', {}, me.enough);
  const suppliers = (await rows(me, 'masterSupplierList', {}, me.enough)).map(({ supplierId, id }) => supplierId ?? id);
  const supplierIds = [...new Set([...stored.map(({ supplierId }) => supplierId), ...suppliers])];
  const fresh = supplierIds.slice(0, me.enough).map(supplierId => ({
    supplierId,
    title: title?.['name'],
    firstName: 'Asha',
    lastName: 'Rao',
    department: 'Accounts',
    designation: 'Clerk',
    contactNumber: '9000000000',
    email: `${freshNumber()}@example.com`,
    isPrimary: false,
    locationType: JSON.stringify([location?.['name']]),
    contactPurpose: 'Invoices',
  }));
  return [...fresh, ...stored.map(row => ({ ...fitting(row, 'SupplierContactInput'), id: row['id'] }))].map(known);
}

const filters = async (me: Person) =>
  (await rows(me, 'filterList')).filter(({ userId }) => userId === me.userId).map(({ id }) => ({ id }));

const filter = (userId: string) => ({
  name: freshNumber(),
  userId,
  context: 'NonPoInvoice',
  isShared: true,
  parameters: JSON.stringify([{ name: 'status', value: 'Draft', operator: '=', type: 'text' }]),
});

/** Whether a name or number is taken is answered to who asks for a whole one. These nobody has: whose it is would be told, and rightly. */
const identities = () =>
  Promise.resolve(
    Object.entries({ legalName: 'Nobody Anywhere Limited', Gst: '29AAAPZ0000A1ZX', Pan: 'AAAPZ0000A' }).map(
      ([name, value]) => ({
        currentPage: 1,
        pageSize: 10,
        parameters: [{ name, value }],
      }),
    ),
  );

/** The calls that would go through for a person now, read with the contract's own queries; in the order of a record's life. */
const CALLS: Record<string, (me: Person) => Promise<unknown[]>> = {
  supplierList: identities,
  supplierOverseaList: identities,
  createFilter: async me => [filter(me.userId), filter(me.userId)],
  deleteFilter: filters,
  nonPoInvoiceDuplicateWarning: nonPoInputs,
  nonPoInvoiceCreate: nonPoInputs,
  proformaInvoiceDuplicateWarning: proformaInputs,
  proformaInvoiceCreate: proformaInputs,
  deliveryInvoiceDuplicateWarning: deliveryInputs,
  deliveryInvoiceDuplicateWarningForZFO: deliveryInputs,
  deliveryInvoiceCreate: deliveryInputs,
  manualInvocieEntryDuplicateWarning: entries,
  createManualInvoiceEntry: async me => (await entries(me)).filter(({ id }) => id === undefined),
  updateManualInvoiceEntry: async me => (await entries(me)).filter(({ id }) => id !== undefined),
  updateManualInvoiceEntryRemark: remarks,
  queryCreate: questions,
  queryItemCreate: furtherItems,
  queryClose: async me => (await raised(me)).map(({ id }) => ({ id })),
  createSupplierContact: contacts,
  deleteSupplierContact: async me => (await rows(me, 'supplierByContactList')).map(({ id }) => ({ id })),
  createSupplierRegistration: registrations,
  createSupplierRelatedCompany: sectionRows('RelatedCompany'),
  createSupplierDocument: sectionRows('Document'),
  createSupplierBank: sectionRows('Bank'),
  createSupplierFinancialInformation: years,
  createSupplierReferenceCompany: sectionRows('ReferenceCompany'),
  createSupplierReferenceClient: sectionRows('ReferenceClient'),
  createSupplierServiceableCategoryLocation: sectionRows('Serviceable'),
  // A profile is sent while each of its locations has a contact and an account, and is open again when it came back.
  supplierDetailsWorkflowCreate: ownProfile,
  dynamicLevelSendback: sendbacks,
  createSupplierLocationOfPresence: sectionRows('LocationOfPresence'),
  deleteSupplierRelatedCompany: storedRows('supplierRelatedCompanyList'),
  deleteSupplierDocument: storedRows('supplierDocumentList'),
  deleteSupplierBank: storedRows('supplierByBankList'),
  deleteSupplierLocationOfPresence: storedRows('supplierLocationOfPresenceList'),
  deleteSupplierReferenceCompany: storedRows('supplierReferenceCompanyList'),
  deleteSupplierReferenceClient: storedRows('supplierReferenceClientList'),
  workflowTaskReassign: choices,
  createWorkflowCommand: commands,
  workflowApproveAllCommand: async me => {
    const all = await commands(me, ['Approved']);
    return all.map((one, index) => (index % 2 === 0 ? [one] : all.slice(index - 1, index + 2)));
  },
  nonPoInvoiceDelete: me => drafts(me, NON_PO),
  proformaInvoiceDelete: me => drafts(me, PROFORMA),
  deliveryInvoiceDelete: me => drafts(me, DELIVERY),
  supplierDetailsWorkflowAction: confirmations,
  updateSupplierStatus: async me =>
    (await confirmations(me)).map(({ id, commandName }) => ({ id, status: commandName })),
};

/** In an order in which one change makes room for the next. */
export const lifeOrder = Object.keys(CALLS);

/** Variables with which this operation would go through for this person now. */
export async function templatesFor(operation: string, me: Person): Promise<Row[]> {
  const inputs: unknown[] = (await CALLS[operation]?.(me)) ?? [];
  const [argument] = operations.find(({ name }) => name === operation)?.args ?? [];
  return inputs.map(input => (argument === 'id' ? (input as Row) : { [argument ?? '']: input }));
}
