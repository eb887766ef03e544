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

/** Every screen that is still to come, in one place. Each answers with an honest page inside the layout. */
export const comingScreens: ComingScreen[] = [
  { path: '/Supplier', title: 'Suppliers', access: everyone },
  // Two addresses of one screen; which one a list row links to depends on the environment (DECISIONS 3).
  { path: '/Supplier/View/:id', title: 'Supplier', access: everyone },
  { path: '/SupplierDetails/:id', title: 'Supplier', access: everyone },
  { path: '/Supplier/Register', title: 'Supplier Registration', access: everyone },
  { path: '/Supplier/Update/:id', title: 'Supplier Profile', access: everyone },

  { path: '/ProformaInvoice', title: 'Proforma Invoices', access: everyone },
  { path: '/ProformaInvoice/Create', title: 'Create Proforma Invoice', access: everyone },
  { path: '/ProformaInvoice/Edit', title: 'Edit Proforma Invoice', access: everyone },
  { path: '/ProformaInvoice/View/:id', title: 'Proforma Invoice', access: everyone },

  { path: '/DeliveryInvoice', title: 'Delivery Invoices', access: everyone },
  { path: '/DeliveryInvoice/Create', title: 'Create Delivery Invoice', access: everyone },
  { path: '/DeliveryInvoice/Edit', title: 'Edit Delivery Invoice', access: everyone },
  { path: '/DeliveryInvoice/View/:id', title: 'Delivery Invoice', access: everyone },

  { path: '/ManualInvoiceEntry', title: 'Manual Invoice Entry', access: everyone },
  { path: '/ManualInvoiceEntry/View/:id', title: 'Manual Invoice', access: everyone },

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
