import { CHARGES, type OrderCharges } from '@/domain/orders/charges';

/** The supplier and the company of an order, as records name them. */
export const ofParties = {
  supplierId: 7,
  supplierCode: 'S0007',
  supplierName: 'Meridian Labs',
  supplierEmail: 'accounts@meridian-labs.example',
  supplierAddress: 'Pune',
  supplierGstNumber: '27ABCDE1234F1Z5',
  supplierPanNumber: 'ABCDE1234F',
  supplierContactNumber: '9848000000',
  companyCode: '1000',
  companyName: 'Vireya Pharmaceuticals',
  countryCode: 'IN',
  countryName: 'India',
};

/** No charges on an order item. */
export const noCharges = Object.fromEntries(CHARGES.map(({ key }) => [key, null])) as unknown as {
  [Key in keyof OrderCharges]: string | number | null;
};
