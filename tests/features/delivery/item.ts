import { chargesFrom, CHARGES, type OrderCharges } from '@/domain/orders/charges';
import type { BillableItem } from '@/features/delivery/fields/item';

export const noCharges = chargesFrom(
  Object.fromEntries(CHARGES.map(({ key }) => [key, null])) as unknown as OrderCharges,
);

/** 100 ordered at 12.50, 60 received, 20 invoiced, 40 open; 18 % tax; goods on a GRN. */
export const anItem = (more: Partial<BillableItem> = {}): BillableItem => ({
  ref: 'g112',
  source: 'GRN',
  orderItemId: 51,
  poLineItemNumber: '00010',
  grnId: 11,
  grnItemId: 112,
  grnNo: '5000000011',
  grnDate: '2026-10-05',
  grnLineItemNumber: '0001',
  itemCode: 'MAT-1',
  itemName: 'Glass vials 10 ml',
  isService: false,
  materialType: 'Material',
  uom: 'EA',
  hsnCode: '70109000',
  taxCode: 'G4',
  taxRate: '18',
  price: '12.50',
  orderPrice: '12.50',
  amountLC: '750.00',
  ordered: '100',
  received: '60',
  invoiced: '20',
  available: '40',
  awaitsReceipt: true,
  countryCode: 'IN',
  batchNo: 'B-7',
  costCenterCode: 'CC10',
  costCenterName: 'Plant',
  charges: noCharges,
  ...more,
});

/** A service of 10 hours at 500.00 with 4 open hours, billed against the order by amount. */
export const aService = (more: Partial<BillableItem> = {}): BillableItem =>
  anItem({
    ref: 'o52',
    source: 'PO',
    awaitsReceipt: false,
    orderItemId: 52,
    poLineItemNumber: '00020',
    grnId: null,
    grnItemId: null,
    grnNo: '',
    itemName: 'Calibration',
    isService: true,
    materialType: 'Service',
    uom: 'HUR',
    price: '500.00',
    orderPrice: '500.00',
    ordered: '10',
    received: '6',
    invoiced: '6',
    available: '4',
    ...more,
  });
