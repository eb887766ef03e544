import { equalsAny, type OwnParameter } from './listQuery.ts';

/** The supplier of a row `i`, by its PAN or its code: suppliers ask for their own rows only (spec 3 §6). */
export const bySupplier: Record<string, OwnParameter> = {
  SupplierPanOrCode: equalsAny('i.supplier_pan_number', 'i.supplier_code'),
  panOrCode: equalsAny('i.supplier_pan_number', 'i.supplier_code'),
};
