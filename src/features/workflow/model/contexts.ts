import { NON_PO_STEP_ROLES } from '@/shared/words/invoice';
import { recordHref } from '@/shared/words/records';

/** One kind of record on the desk. Another kind is another entry. */
export interface DeskContext {
  /** The backend's name (DECISIONS 21). */
  context: string;
  /** Its tab. */
  label: string;
  view: (id: number) => string;
  /** Where a sent-back record is corrected; absent: its view is the place. */
  edit?: (id: number) => string;
  /** True: only what came back to level 1 may be edited (spec 2 §4, spec 3 §4). */
  editOnlyAtLevelOne?: boolean;
  /** Role of step n at index n, as the record's own approval bar says it. */
  stepRoles?: readonly string[];
  /** Steps that ask for more than a yes, and what they ask for: not for Approve All (DECISIONS 30). */
  oneByOne?: Readonly<Record<number, string>>;
}

const CHOOSE_L1_L2 = 'Open it to choose L1 and L2 approvers';
const DECIDE_DEVIATION = 'Open it to decide on a deviation approver';

const supplierProfile = (id: number) => `/Supplier/Update/${id}`;

/** Every kind of record that has a workflow, in the order of the tabs. */
export const DESK_CONTEXTS: readonly DeskContext[] = [
  {
    context: 'NonPoInvoice',
    label: 'Non-PO Invoices',
    view: id => recordHref('NonPoInvoice', id),
    edit: id => `/NonPoInvoice/Edit?id=${id}`,
    editOnlyAtLevelOne: true,
    stepRoles: NON_PO_STEP_ROLES,
    oneByOne: { 0: CHOOSE_L1_L2 },
  },
  {
    context: 'ProformaInvoice',
    label: 'Proforma Invoices',
    view: id => recordHref('ProformaInvoice', id),
    edit: id => `/ProformaInvoice/Edit?id=${id}`,
    editOnlyAtLevelOne: true,
    oneByOne: { 0: CHOOSE_L1_L2 },
  },
  {
    context: 'DeliveryInvoice',
    label: 'Delivery Invoices',
    view: id => recordHref('DeliveryInvoice', id),
    edit: id => `/DeliveryInvoice/Edit?id=${id}`,
    oneByOne: { 0: CHOOSE_L1_L2, 3: DECIDE_DEVIATION },
  },
  { context: 'ManualInvoiceEntry', label: 'Manual Invoices', view: id => recordHref('ManualInvoiceEntry', id) },
  { context: 'SupplierUpdate', label: 'Supplier Profiles', view: supplierProfile },
  { context: 'SupplierFinancialInfoUpdate', label: 'Financial Information', view: supplierProfile },
  { context: 'SupplierServiceableItemUpdate', label: 'Serviceable Items', view: supplierProfile },
];

/** What is known of a kind of record; undefined for one that is not declared. */
export function deskContext(context: string): DeskContext | undefined {
  return DESK_CONTEXTS.find(known => known.context.toLowerCase() === context.toLowerCase());
}
