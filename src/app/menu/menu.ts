import { BUYER_SIDE } from '@/features/workflow/model/access';
import type { Env } from '@/platform/envSchema';
import { mayEnter, type Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { downloads } from './downloads';

export type GroupIcon = 'action' | 'invoices' | 'orders' | 'reports' | 'suppliers' | 'support' | 'downloads';

export interface MenuEntry {
  label: string;
  /** A screen below /sportal. */
  to?: string;
  /** A file to download. */
  href?: string;
  access?: Access;
  outsideProductionOnly?: boolean;
  /** Other first path segments that belong to this entry. */
  alsoUnder?: string[];
}

export interface MenuGroup {
  id: GroupIcon;
  label: string;
  /** Open until the user says otherwise; the others open where the current page is. */
  startsOpen?: boolean;
  entries: MenuEntry[];
}

/** Every entry of the top navigation (spec 1 §2, DECISIONS 5), grouped. */
const groups: MenuGroup[] = [
  {
    id: 'action',
    label: 'Action Center',
    startsOpen: true,
    entries: [
      { label: 'Workbench', to: '/workbench' },
      { label: 'Approval Center', to: '/Approvalcenter', access: BUYER_SIDE },
      { label: 'Sent-Back Items', to: '/bulkSentBackItemCenter' },
      { label: 'Query Response', to: '/queryResponse' },
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    startsOpen: true,
    entries: [
      { label: 'Non-PO Invoices', to: '/NonPoInvoice' },
      { label: 'Proforma Invoices', to: '/ProformaInvoice' },
      { label: 'Delivery Invoices', to: '/DeliveryInvoice' },
      { label: 'Manual Invoice Entry', to: '/ManualInvoiceEntry' },
      { label: 'T & E Invoices', to: '/TeInvoice', outsideProductionOnly: true, alsoUnder: ['TeInvoiceImport'] },
    ],
  },
  {
    id: 'orders',
    label: 'Orders & Receipts',
    startsOpen: true,
    entries: [
      { label: 'Purchase Orders', to: '/PurchaseOrder' },
      { label: 'GRN', to: '/Grn' },
      { label: 'SRN', to: '/Srn' },
    ],
  },
  {
    id: 'reports',
    label: 'Reports',
    entries: [
      { label: 'Non-PO Transactions', to: '/ReportNonPoInvoice' },
      { label: 'Non-PO Aging', to: '/ReportNonPoInvoiceAging' },
      { label: 'Proforma Transactions', to: '/ReportProformaInvoiceTransaction' },
      { label: 'Proforma Aging', to: '/ReportProformaInvoiceAging' },
      { label: 'Delivery Transactions', to: '/ReportDeliveryInvoiceTransaction' },
      { label: 'Delivery Aging', to: '/ReportDeliveryInvoiceAging' },
    ],
  },
  {
    id: 'suppliers',
    label: 'Suppliers',
    entries: [{ label: 'Suppliers', to: '/Supplier', alsoUnder: ['SupplierDetails'] }],
  },
  {
    id: 'support',
    label: 'Support',
    entries: [
      { label: 'Get in Touch', to: '/support' },
      { label: 'Functional Issues', to: '/ContactForFunctionalIssues' },
    ],
  },
];

/** The menu of a user in an environment: what may not be entered is not offered; empty groups disappear. */
export function menuFor(session: Session, environment: Env): MenuGroup[] {
  const all: MenuGroup[] = [
    ...groups,
    { id: 'downloads', label: 'Downloads', entries: downloads(environment.staticUrl) },
  ];
  return all
    .map(group => ({
      ...group,
      entries: group.entries.filter(
        entry =>
          mayEnter(session, entry.access ?? 'everyone') &&
          !(entry.outsideProductionOnly && environment.name === 'prod'),
      ),
    }))
    .filter(group => group.entries.length > 0);
}

/** How an entry relates to the page shown: it is the page, the page lies under it, or neither. */
export function currentMark(entry: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (!entry.to) return undefined;
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  if (path === entry.to.toLowerCase()) return 'page';
  const first = path.split('/')[1] ?? '';
  return [entry.to.slice(1), ...(entry.alsoUnder ?? [])].some(segment => segment.toLowerCase() === first)
    ? 'true'
    : undefined;
}
