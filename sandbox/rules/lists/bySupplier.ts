import type { OwnParameter } from './listQuery.ts';

const ofSupplier: OwnParameter = (value, bind) => {
  const wanted = bind(value.toLowerCase());
  return `i.supplier_id in (select id from supplier where lower(pan) = ${wanted} or lower(code) = ${wanted})`;
};

/** Suppliers query only their own rows (spec 3 §6). Some record types have no PAN column. */
export const bySupplier: Record<string, OwnParameter> = { SupplierPanOrCode: ofSupplier, panOrCode: ofSupplier };
