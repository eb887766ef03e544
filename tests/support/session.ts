import type { Session } from '@/platform/session/session';

export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    token: 'token-of-asha',
    userId: 'u-100',
    userEmail: 'asha@meridian-labs.example',
    userName: 'Asha Rao',
    roles: ['supplier'],
    roleGroups: ['supplier'],
    supplierId: 7,
    supplierCode: 'S0007',
    supplierPan: 'ABCDE1234F',
    employee: null,
    ...overrides,
  };
}

export function storeSession(session: Session): void {
  localStorage.setItem('authtoken', session.token);
  localStorage.setItem('userid', session.userId);
  localStorage.setItem('useremail', session.userEmail);
  localStorage.setItem('username', session.userName);
  localStorage.setItem('userrole', JSON.stringify(session.roles));
  localStorage.setItem('userrolegroup', session.roleGroups.join(','));
  if (session.supplierId !== null) localStorage.setItem('supplierid', String(session.supplierId));
  if (session.supplierCode !== null) localStorage.setItem('suppliercode', session.supplierCode);
  if (session.supplierPan !== null) localStorage.setItem('supplierpan', session.supplierPan);
  if (session.employee !== null) localStorage.setItem('employee', JSON.stringify(session.employee));
}
