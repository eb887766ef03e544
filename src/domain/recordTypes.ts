import type { SwitchableFeature } from '@/lib/features';
import { idInAddress, type Id } from '@/lib/ids';
import type { ApprovalContext, ApprovalBanners } from '@/shared/approval/model/context';

/** Spec 2 §4, 'Workflow status'. */
export const WORKFLOW_BANNERS: ApprovalBanners = {
  pendingWithYou: 'Approval Pending with you',
  pendingWith: 'Approval Pending with {name}',
  sentBack: 'Request is sent back for correction to {name}',
  rejected: 'Request is rejected, Initiator has to create new request',
  approved: 'Request is approved',
};

/** Profile approvals show people with e-mail address (spec 1 §4 'Banners'). */
const PROFILE_BANNERS: ApprovalBanners = { ...WORKFLOW_BANNERS, withEmail: true };

interface RecordPaths {
  list: string;
  create: string | null;
  edit: string | null;
  copy: string | null;
  view: string;
}

/** Keys of a task's `recordData` (spec 3 §3 'Workflow task') for the details of a decision; the first filled one counts. */
export interface TaskDetails {
  number: readonly string[];
  amount: readonly string[];
  currency: readonly string[];
  /** Tasks contain the bank accounts to change (spec 1 §3 'Approval record cards'). */
  accounts?: true;
}

/** Record type for approval, task lists, queries, history, reports and links. Usable as `ApprovalContext`. */
export interface RecordType extends ApprovalContext {
  name: string;
  /** Plural name; tab label in task lists. */
  plural: string;
  paths: RecordPaths;
  /** When a sent-back record can be edited: only at level 1, always, or never. */
  editsSentBack: 'level 1' | 'always' | 'never';
  /** Id in a create response that means the record exists (docs/decisions.md#success-is-confirmed); null: no create screen. */
  existsId: number | null;
  /** Name of the id in the edit page's navigation state (spec 2 §2, spec 3 §2). */
  stateId: string;
  /** Users may raise queries (spec 3 §2 'Query response'). */
  hasQueries: boolean;
  /** Feature that serves the record type; null if it can't be switched off. */
  feature: SwitchableFeature | null;
  taskDetails: TaskDetails;
}

const INVOICE_DETAILS: TaskDetails = {
  number: ['invoiceNumber'],
  amount: ['totalGrossAmount'],
  currency: ['currencyCode'],
};
const NO_DETAILS: TaskDetails = { number: [], amount: [], currency: [] };
/** Three types of change share one page (spec 1 §2). */
const PROFILE_PATHS: RecordPaths = {
  list: '/Supplier',
  create: null,
  edit: null,
  copy: null,
  view: '/Supplier/Update/:id',
};
/** Roles by workflow step of an invoice (spec 1 §4, spec 2 §4, docs/decisions.md#deviation-approver, #business-levels). */
const INVOICE_STEPS = ['Initiator', 'L1', 'L2', 'Bulk Approver', 'Reviewer', 'L1/L2'];
const NO_CHOICE = { choosesL1L2AtStep0: false, deviationAtStep: null };

/** All record types with a workflow, in tab order (docs/decisions.md#workflow-commands). A test checks that every path has a page. */
export const recordTypes = {
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
    feature: 'nonPo',
    taskDetails: INVOICE_DETAILS,
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
    feature: 'proforma',
    taskDetails: INVOICE_DETAILS,
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
    feature: 'delivery',
    taskDetails: { ...INVOICE_DETAILS, amount: ['grandTotal', 'totalGrossAmount'] },
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
    feature: 'manual',
    taskDetails: { ...INVOICE_DETAILS, amount: ['invoiceAmount', 'totalGrossAmount'] },
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
    feature: null,
    taskDetails: NO_DETAILS,
  },
  SupplierFinancialInfoUpdate: {
    module: 'SupplierFinancialInfoUpdate',
    context: 'SupplierFinancialInfoUpdate',
    name: 'Bank and Revenue',
    plural: 'Bank and Revenue',
    paths: PROFILE_PATHS,
    stepRoles: [],
    ...NO_CHOICE,
    banners: PROFILE_BANNERS,
    choosesSendbackLevel: true,
    editsSentBack: 'never',
    existsId: null,
    stateId: 'supplierId',
    hasQueries: false,
    feature: null,
    taskDetails: { ...NO_DETAILS, accounts: true },
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
    feature: null,
    taskDetails: NO_DETAILS,
  },
} as const satisfies Record<string, RecordType>;

export const ALL_RECORD_TYPES: readonly RecordType[] = Object.values(recordTypes);

export function getRecordType(context: string | null | undefined): RecordType | undefined {
  const wanted = context?.trim().toLowerCase();
  return ALL_RECORD_TYPES.find(kind => kind.context.toLowerCase() === wanted);
}

export function getFiles({ module, context }: RecordType): { module: string; context: string } {
  return { module, context };
}

export function viewHref(kind: RecordType, id: Id): string {
  return kind.paths.view.replace(':id', idInAddress(id));
}

/** Null only for a type without such a screen. */
type Href<Path> = Path extends string ? string : null;

function recordHref<P extends string | null>(path: P, id: Id): Href<P> {
  return (path && `${path}?id=${idInAddress(id)}`) as Href<P>;
}

/** Returns the link to a record's edit page, or null. The query string holds the id (docs/decisions.md#id-in-address). */
export function editHref<K extends RecordType>(kind: K, id: Id): Href<K['paths']['edit']> {
  return recordHref<K['paths']['edit']>(kind.paths.edit, id);
}

export function copyHref<K extends RecordType>(kind: K, id: Id): Href<K['paths']['copy']> {
  return recordHref<K['paths']['copy']>(kind.paths.copy, id);
}

/** Returns why a task can't be part of Approve All: its step needs another input (spec 3 §4, docs/decisions.md#approve-all-exclusions). Null: it can. */
export function oneByOne(kind: RecordType, step: number): string | null {
  if (step === 0 && kind.choosesL1L2AtStep0) return 'L1 and L2 approvers are missing: open to choose';
  if (step === kind.deviationAtStep) return 'A deviation approver may be needed: open to decide';
  return null;
}
