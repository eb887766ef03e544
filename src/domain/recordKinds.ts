import { idInAddress, type Id } from '@/lib/ids';
import type { ApprovalContext } from '@/shared/approval/model/context';
import { PROFILE_BANNERS, WORKFLOW_BANNERS } from './approvalBanners';

/** Addresses of a kind's screens below the router's `/sportal`; null where it has no such screen. */
interface RecordPaths {
  list: string;
  create: string | null;
  edit: string | null;
  copy: string | null;
  /** With ':id'. */
  view: string;
}

/** Keys of a task's `recordData` (spec 3 §3 'Workflow task') under which this kind keeps what people decide on; the first filled one counts. */
export interface TaskFacts {
  number: readonly string[];
  amount: readonly string[];
  currency: readonly string[];
  /** Its tasks carry the bank accounts that are to be changed (spec 1 §3 'Approval record cards'). */
  accounts?: true;
}

/** One kind of record, as approval, task lists, queries, history, reports and links know it. A kind can be passed wherever an `ApprovalContext` is asked for. */
export interface RecordKind extends ApprovalContext {
  /** What one is called: 'Non-PO Invoice'. */
  name: string;
  /** What many are called: the tab of the task lists. */
  plural: string;
  paths: RecordPaths;
  /** Whether a record that was sent back is corrected by editing it: only when it came back to level 1, always, or never. */
  editsSentBack: 'level 1' | 'always' | 'never';
  /** The id with which a create says that the record exists already (DECISIONS 20); null: it is not created here. */
  existsId: number | null;
  /** What its edit page calls the id in the navigation state (spec 2 §2, spec 3 §2). */
  stateId: string;
  /** People may raise queries on it (spec 3 §2 'Query response'). */
  hasQueries: boolean;
  taskFacts: TaskFacts;
}

const INVOICE_FACTS: TaskFacts = {
  number: ['invoiceNumber'],
  amount: ['totalGrossAmount'],
  currency: ['currencyCode'],
};
const NO_FACTS: TaskFacts = { number: [], amount: [], currency: [] };
/** Three kinds of change, one page (spec 1 §2). */
const PROFILE_PATHS: RecordPaths = {
  list: '/Supplier',
  create: null,
  edit: null,
  copy: null,
  view: '/Supplier/Update/:id',
};
/** Roles of the steps of an invoice (spec 1 §4, spec 2 §4, DECISIONS 29, 107). */
const INVOICE_STEPS = ['Initiator', 'L1', 'L2', 'Bulk Approver', 'Reviewer', 'L1/L2'];
const NO_CHOICE = { choosesL1L2AtStep0: false, deviationAtStep: null };

/**
 * Every kind of record that has a workflow, by the backend's name of its context (DECISIONS 21), in the order of the tabs. A task of any
 * of them may stand in a task list before the kind's own screens are built, so all are here; a test holds every path to be answered,
 * by a room or by a page that says that it comes. Travel and expense invoices have no workflow of their own in the specification.
 */
export const recordKinds = {
  NonPoInvoice: {
    module: 'NonPoInvoice',
    context: 'NonPoInvoice',
    name: 'Non-PO Invoice',
    plural: 'Non-PO Invoices',
    paths: {
      list: '/NonPoInvoice',
      create: '/NonPoInvoice/Add',
      edit: '/NonPoInvoice/Edit',
      copy: '/NonPoInvoice/Copy',
      view: '/NonPoInvoice/View/:id',
    },
    stepRoles: INVOICE_STEPS,
    choosesL1L2AtStep0: true,
    deviationAtStep: null,
    banners: WORKFLOW_BANNERS,
    editsSentBack: 'level 1',
    existsId: -1,
    stateId: 'nonPoInvoiceId',
    hasQueries: true,
    taskFacts: INVOICE_FACTS,
  },
  ProformaInvoice: {
    module: 'ProformaInvoice',
    context: 'ProformaInvoice',
    name: 'Proforma Invoice',
    plural: 'Proforma Invoices',
    paths: {
      list: '/ProformaInvoice',
      create: '/ProformaInvoice/Create',
      edit: '/ProformaInvoice/Edit',
      copy: null,
      view: '/ProformaInvoice/View/:id',
    },
    stepRoles: INVOICE_STEPS,
    choosesL1L2AtStep0: true,
    deviationAtStep: null,
    banners: WORKFLOW_BANNERS,
    editsSentBack: 'level 1',
    existsId: 0,
    stateId: 'proformaInvoiceId',
    hasQueries: true,
    taskFacts: INVOICE_FACTS,
  },
  DeliveryInvoice: {
    module: 'DeliveryInvoice',
    context: 'DeliveryInvoice',
    name: 'Delivery Invoice',
    plural: 'Delivery Invoices',
    paths: {
      list: '/DeliveryInvoice',
      create: '/DeliveryInvoice/Create',
      edit: '/DeliveryInvoice/Edit',
      copy: null,
      view: '/DeliveryInvoice/View/:id',
    },
    stepRoles: ['Initiator', 'L1', 'L2', 'Bulk Approver', 'Deviation Approver'],
    choosesL1L2AtStep0: true,
    deviationAtStep: 3,
    banners: WORKFLOW_BANNERS,
    editsSentBack: 'always',
    existsId: -1,
    stateId: 'invoiceId',
    hasQueries: true,
    taskFacts: { ...INVOICE_FACTS, amount: ['grandTotal', 'totalGrossAmount'] },
  },
  ManualInvoiceEntry: {
    module: 'ManualInvoiceEntry',
    context: 'ManualInvoiceEntry',
    name: 'Manual Invoice Entry',
    plural: 'Manual Invoices',
    paths: {
      list: '/ManualInvoiceEntry',
      create: null,
      edit: null,
      copy: null,
      view: '/ManualInvoiceEntry/View/:id',
    },
    stepRoles: [],
    ...NO_CHOICE,
    banners: WORKFLOW_BANNERS,
    editsSentBack: 'never',
    existsId: -1,
    stateId: 'invoiceId',
    hasQueries: true,
    taskFacts: { ...INVOICE_FACTS, amount: ['invoiceAmount', 'totalGrossAmount'] },
  },
  SupplierUpdate: {
    module: 'SupplierUpdate',
    context: 'SupplierUpdate',
    name: 'Supplier Profile',
    plural: 'Supplier Profiles',
    paths: PROFILE_PATHS,
    stepRoles: [],
    ...NO_CHOICE,
    banners: PROFILE_BANNERS,
    choosesSendbackLevel: true,
    editsSentBack: 'never',
    existsId: null,
    stateId: 'supplierId',
    hasQueries: false,
    taskFacts: NO_FACTS,
  },
  SupplierFinancialInfoUpdate: {
    module: 'SupplierFinancialInfoUpdate',
    context: 'SupplierFinancialInfoUpdate',
    name: 'Financial Information',
    plural: 'Financial Information',
    paths: PROFILE_PATHS,
    stepRoles: [],
    ...NO_CHOICE,
    banners: PROFILE_BANNERS,
    choosesSendbackLevel: true,
    editsSentBack: 'never',
    existsId: null,
    stateId: 'supplierId',
    hasQueries: false,
    taskFacts: { ...NO_FACTS, accounts: true },
  },
  SupplierServiceableItemUpdate: {
    module: 'SupplierServiceableItemUpdate',
    context: 'SupplierServiceableItemUpdate',
    name: 'Serviceable Item',
    plural: 'Serviceable Items',
    paths: PROFILE_PATHS,
    stepRoles: [],
    ...NO_CHOICE,
    banners: PROFILE_BANNERS,
    choosesSendbackLevel: true,
    editsSentBack: 'never',
    existsId: null,
    stateId: 'supplierId',
    hasQueries: false,
    taskFacts: NO_FACTS,
  },
} as const satisfies Record<string, RecordKind>;

/** All kinds in the order of the tabs. */
export const ALL_KINDS: readonly RecordKind[] = Object.values(recordKinds);

/** The kind that the backend names so, whatever the case; undefined for one that the portal does not know. */
export function kindOf(context: string | null | undefined): RecordKind | undefined {
  const wanted = context?.trim().toLowerCase();
  return ALL_KINDS.find(kind => kind.context.toLowerCase() === wanted);
}

/** The backend's names of the kind for its files: spread them into an attachment field. */
export function filesOf({ module, context }: RecordKind): { module: string; context: string } {
  return { module, context };
}

/** Where a record of the kind is seen. */
export function viewHref(kind: RecordKind, id: Id): string {
  return kind.paths.view.replace(':id', idInAddress(id));
}

/** Null only for a kind that may have no such screen. */
type Href<Path> = Path extends string ? string : null;

function recordHref<P extends string | null>(path: P, id: Id): Href<P> {
  return (path && `${path}?id=${idInAddress(id)}`) as Href<P>;
}

/** Where a record of the kind is changed; null where it is not changed on a page of its own. The id lies in the query (DECISIONS 6). */
export function editHref<K extends RecordKind>(kind: K, id: Id): Href<K['paths']['edit']> {
  return recordHref<K['paths']['edit']>(kind.paths.edit, id);
}

/** Where a record of the kind is copied; null where it cannot be. */
export function copyHref<K extends RecordKind>(kind: K, id: Id): Href<K['paths']['copy']> {
  return recordHref<K['paths']['copy']>(kind.paths.copy, id);
}

/** Why a task of the kind at a step is not for Approve All (spec 3 §4, DECISIONS 30): what the step asks beyond a yes. Null: it is. */
export function oneByOne(kind: RecordKind, step: number): string | null {
  if (step === 0 && kind.choosesL1L2AtStep0) return 'Open it to choose L1 and L2 approvers';
  if (step === kind.deviationAtStep) return 'Open it to decide on a deviation approver';
  return null;
}
