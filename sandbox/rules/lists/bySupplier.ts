import type { OwnParameter } from './listQuery.ts';

const ofSupplier: OwnParameter = (value, bind) => {
  const wanted = bind(value.toLowerCase());
  return `i.supplier_id in (select id from supplier where lower(pan) = ${wanted} or lower(code) = ${wanted})`;
};

/** The supplier of a row `i`, by its PAN or its code: suppliers ask for their own rows only (spec 3 §6). Not every kind keeps a PAN. */
export const bySupplier: Record<string, OwnParameter> = { SupplierPanOrCode: ofSupplier, panOrCode: ofSupplier };
