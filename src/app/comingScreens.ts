import type { MenuGroupId, MenuPlace, ScreenRoute } from '@/platform/routing/routes';

const everyone = 'everyone';

const at = (group: MenuGroupId, place: number, label: string): MenuPlace => ({ group, place, label });

/** Every screen that is still to come. Each answers with an honest page inside the layout; its room takes the entry over. */
export const comingScreens: ScreenRoute[] = [
  { path: '/Supplier/Register', title: 'Supplier Registration', access: everyone },

  {
    path: '/TeInvoice',
    title: 'T & E Invoices',
    access: everyone,
    menu: { ...at('invoices', 5, 'T & E Invoices'), alsoUnder: ['TeInvoiceImport'] },
    outsideProductionOnly: true,
  },
  { path: '/TeInvoice/View/:id', title: 'T & E Invoice', access: everyone, outsideProductionOnly: true },
  { path: '/TeInvoiceImport', title: 'T & E Invoice Import', access: everyone, outsideProductionOnly: true },
  { path: '/TeInvoiceImport/View/:id', title: 'Imported T & E Invoice', access: everyone, outsideProductionOnly: true },
];
