import { describe, expect, it, vi } from 'vitest';
import { leave } from '@/platform/leaving/leave';
import { allOf, anyOf, isSupplierUser, mayEnter, noneOf } from '@/platform/session/access';
import { wipeRecovery } from '@/platform/recovery/recoveryStore';
import { clearSession, goToLogin, readSession } from '@/platform/session/session';
import { aSession, storeSession } from '../support/session';

const complete = {
  authtoken: 'tok',
  userid: 'u1',
  useremail: 'a@b.example',
  username: 'Asha Rao',
  userrole: '["Supplier","UserWithSupplier"]',
  userrolegroup: 'Supplier, Reviewer',
  supplierid: '7',
  suppliercode: 'S0007',
  supplierpan: 'ABCDE1234F',
  employee: '{"code":"E1"}',
};
const fill = (storage: Storage, values: Record<string, string>) => {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
};

describe('readSession', () => {
  it('reads every value, with roles and role groups in lower case', () => {
    fill(localStorage, complete);
    expect(readSession()).toEqual({
      token: 'tok',
      userId: 'u1',
      userEmail: 'a@b.example',
      userName: 'Asha Rao',
      roles: ['supplier', 'userwithsupplier'],
      roleGroups: ['supplier', 'reviewer'],
      supplierId: 7,
      supplierCode: 'S0007',
      supplierPan: 'ABCDE1234F',
      employee: { code: 'E1' },
    });
  });

  it('falls back to sessionStorage for missing values, but never for the token', () => {
    const { authtoken, ...rest } = complete;
    fill(sessionStorage, { ...rest, username: 'Old name' });
    fill(localStorage, { authtoken, username: 'New name' });
    expect(readSession()).toMatchObject({ userId: 'u1', userName: 'New name' });
    localStorage.removeItem('authtoken');
    sessionStorage.setItem('authtoken', 'tok');
    expect(readSession()).toBeNull();
  });

  it.each([
    ['no token', { authtoken: '' }],
    ['no user id', { userid: '' }],
    ['the word null as user id', { userid: 'null' }],
    ['no role', { userrole: '' }],
    ['a broken role list', { userrole: '["supplier"' }],
    ['a role list of another shape', { userrole: '{"supplier":true}' }],
  ])('returns no session for %s', (_, change) => {
    fill(localStorage, { ...complete, ...change });
    expect(readSession()).toBeNull();
  });

  it.each([
    ['comma-separated text', 'Approver, EMPLOYEE', ['approver', 'employee']],
    ['a JSON text', '"Approver,Employee"', ['approver', 'employee']],
    ['a JSON list', '["Approver", 5, "Employee "]', ['approver', 'employee']],
  ])('reads roles from %s', (_, userrole, roles) => {
    fill(localStorage, { ...complete, userrole });
    expect(readSession()?.roles).toEqual(roles);
  });

  it.each([
    ['7.5', null],
    ['abc', null],
    ['0', null],
  ])('reads supplier id %j as %j', (supplierid, expected) => {
    fill(localStorage, { ...complete, supplierid });
    expect(readSession()?.supplierId).toBe(expected);
  });

  it('ignores an invalid employee value', () => {
    fill(localStorage, { ...complete, employee: '{oops' });
    expect(readSession()?.employee).toBeNull();
  });
});

describe('session end', () => {
  it('clears both storages and keeps drafts', () => {
    fill(localStorage, { ...complete, listFilterValue: '{}', 'sportal.of/u1/x': '{}', 'sportal.menu': '{}' });
    fill(sessionStorage, complete);
    clearSession();
    expect(Object.keys(localStorage).sort()).toEqual(['sportal.menu', 'sportal.of/u1/x']);
    expect(sessionStorage).toHaveLength(0);
    void wipeRecovery();
    expect(Object.keys(localStorage)).toEqual(['sportal.menu']);
  });

  it('opens the login page with the return address', () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    fill(localStorage, complete);
    goToLogin('/sportal/NonPoInvoice?page=2');
    expect(localStorage).toHaveLength(0);
    expect(to).toHaveBeenCalledWith('http://localhost:3000/login?return=%2Fsportal%2FNonPoInvoice%3Fpage%3D2');
    goToLogin();
    expect(to).toHaveBeenLastCalledWith('http://localhost:3000/login');
  });

  it('reads back the session that the test login writes', () => {
    const session = aSession({ employee: { code: 'E9' } });
    storeSession(session);
    expect(readSession()).toEqual(session);
  });
});

describe('access', () => {
  it.each([
    ['any of, one held', anyOf(['approver', 'auditor']), ['auditor'], true],
    ['any of, none held', anyOf(['approver', 'auditor']), ['supplier'], false],
    ['all of, one missing', allOf(['approver', 'auditor']), ['auditor'], false],
    ['none of, another role', noneOf(['auditor']), ['employee'], true],
    ['none of, among others', noneOf(['auditor']), ['employee', 'auditor'], false],
  ])('%s', (_, access, roles, expected) => {
    expect(mayEnter(aSession({ roles }), access)).toBe(expected);
  });

  it.each([
    ['supplier', true],
    ['userwithsupplier', true],
    ['approver', false],
  ])('%s is a supplier user: %s', (role, expected) => {
    expect(isSupplierUser(aSession({ roles: [role] }))).toBe(expected);
  });
});
