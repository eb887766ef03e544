import { describe, expect, it } from 'vitest';
import { deliveryList } from '@/features/delivery/fields/delivery.list';
import { nonPoList } from '@/features/nonPo/fields/nonPo.list';
import { proformaList } from '@/features/proforma/fields/proforma.list';
import { arranged } from '@/shared/list/useColumnChoice';
import { getWidth } from '@/shared/list/columnTypes';
import { aSession } from '../support/session';

/** Width of the list's card at 1440 pixels, without menu and scroll bar. */
const WIDE = 1440 - 236 - 48 - 2 - 15;

describe.each([nonPoList, proformaList, deliveryList])('the columns of $context at 1440 pixels', def => {
  const inSight = (roles: string[]) => {
    let right = 0;
    return arranged<never>(def.columns, aSession({ roles }))
      .filter(column => (right += getWidth(column)) <= WIDE)
      .map(column => column.name);
  };

  it('show the most important fields, with the number first', () => {
    const gross = ['totalGrossAmount', 'grandTotal'].find(name => def.columns.some(column => column.name === name));
    const declared = ['invoiceNumber', 'invoiceDate', 'status', gross, 'dueDate', 'paymentState', 'pendingWith'];
    expect(inSight(['supplier']).slice(0, declared.length + 1)).toEqual([...declared, 'companyName']);
    expect(inSight(['approver']).slice(0, declared.length + 1)).toEqual([...declared, 'supplierName']);
  });

  it("omit the supplier's name for a supplier, but not for a user who acts for several suppliers", () => {
    const names = (roles: string[]) => arranged<never>(def.columns, aSession({ roles })).map(column => column.name);
    expect(names(['supplier'])).not.toContain('supplierName');
    expect(names(['supplier'])).not.toContain('supplierCode');
    expect(names(['userwithsupplier'])).toEqual(expect.arrayContaining(['supplierName', 'supplierCode']));
    expect(names(['userwithsupplier']).toSorted()).toEqual(def.columns.map(column => column.name).toSorted());
  });
});
