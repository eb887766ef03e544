import { recordKinds } from '@/domain/recordKinds';
import type { Access } from '@/platform/session/access';

/** A screen of the specification that is not built yet. Its room takes the entry over as a `RoomRoute`. */
export interface ComingScreen {
  path: string;
  aliases?: string[];
  title: string;
  access: Access;
  outsideProductionOnly?: boolean;
}

const everyone = 'everyone';
const { ProformaInvoice, DeliveryInvoice, ManualInvoiceEntry, SupplierUpdate } = recordKinds;

/** Every screen that is still to come, in one place. Each answers with an honest page inside the layout. */
export const comingScreens: ComingScreen[] = [
  { path: SupplierUpdate.paths.list, title: 'Suppliers', access: everyone },
  // Two addresses of one screen; which one a list row links to depends on the environment (DECISIONS 3).
  { path: '/Supplier/View/:id', title: 'Supplier', access: everyone },
  { path: '/SupplierDetails/:id', title: 'Supplier', access: everyone },
  { path: '/Supplier/Register', title: 'Supplier Registration', access: everyone },
  { path: SupplierUpdate.paths.view, title: 'Supplier Profile', access: everyone },

  { path: ProformaInvoice.paths.list, title: 'Proforma Invoices', access: everyone },
  { path: ProformaInvoice.paths.create, title: 'Create Proforma Invoice', access: everyone },
  { path: ProformaInvoice.paths.edit, title: 'Edit Proforma Invoice', access: everyone },
  { path: ProformaInvoice.paths.view, title: 'Proforma Invoice', access: everyone },

  { path: DeliveryInvoice.paths.list, title: 'Delivery Invoices', access: everyone },
  { path: DeliveryInvoice.paths.create, title: 'Create Delivery Invoice', access: everyone },
  { path: DeliveryInvoice.paths.edit, title: 'Edit Delivery Invoice', access: everyone },
  { path: DeliveryInvoice.paths.view, title: 'Delivery Invoice', access: everyone },

  { path: ManualInvoiceEntry.paths.list, title: 'Manual Invoice Entry', access: everyone },
  { path: ManualInvoiceEntry.paths.view, title: 'Manual Invoice', access: everyone },

  { path: '/PurchaseOrder', title: 'Purchase Orders', access: everyone },
  { path: '/PurchaseOrder/View/:id', title: 'Purchase Order', access: everyone },
  { path: '/Grn', title: 'Goods Receipt Notes (GRN)', access: everyone },
  { path: '/Grn/View/:id', title: 'Goods Receipt Note', access: everyone },
  { path: '/Srn', title: 'Service Receipt Notes (SRN)', access: everyone },
  { path: '/Srn/View/:id', title: 'Service Receipt Note', access: everyone },

  { path: '/ReportProformaInvoiceTransaction', title: 'Proforma Invoice Transactions Report', access: everyone },
  { path: '/ReportProformaInvoiceAging', title: 'Proforma Invoice Aging Report', access: everyone },
  { path: '/ReportDeliveryInvoiceTransaction', title: 'Delivery Invoice Transactions Report', access: everyone },
  { path: '/ReportDeliveryInvoiceAging', title: 'Delivery Invoice Aging Report', access: everyone },

  { path: '/TeInvoice', title: 'T & E Invoices', access: everyone, outsideProductionOnly: true },
  { path: '/TeInvoice/View/:id', title: 'T & E Invoice', access: everyone, outsideProductionOnly: true },
  { path: '/TeInvoiceImport', title: 'T & E Invoice Import', access: everyone, outsideProductionOnly: true },
  { path: '/TeInvoiceImport/View/:id', title: 'Imported T & E Invoice', access: everyone, outsideProductionOnly: true },

  { path: '/support', title: 'Support', access: everyone },
  { path: '/ContactForFunctionalIssues', title: 'Contact for Functional Issues', access: everyone },
];
