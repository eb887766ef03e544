import { first, type Sql } from './database.ts';
import type { Viewer } from './viewer.ts';

export interface Persona {
  key: string;
  title: string;
  description: string;
  userId: string;
  /** Start page before registration, unless the user requested another page. */
  start?: string;
}

export const personas: Persona[] = [
  {
    key: 'supplier',
    title: 'Indian supplier (GST)',
    description: 'Sahyadri Chem Industries Private Limited, Pune. Raises invoices with GST for both Indian companies.',
    userId: 'usr-s-001',
  },
  {
    key: 'supplier-pan',
    title: 'Indian supplier (PAN only)',
    description: 'Kaveri Crate Works, Coimbatore. Not registered under GST: invoices without tax.',
    userId: 'usr-s-002',
  },
  {
    key: 'supplier-overseas',
    title: 'Overseas supplier',
    description: 'Hollis & Grant Analytical LLC, New Jersey. Invoices the US company in USD.',
    userId: 'usr-s-003',
  },
  {
    key: 'supplier-new',
    title: 'Invited supplier',
    description: 'Vindhya Reagents. Invited, not registered yet: fills in the registration.',
    userId: 'usr-s-901',
    // The link of an invitation: no menu entry leads to it (spec 1 §2 'Top navigation').
    start: '/sportal/Supplier/Register',
  },
  {
    key: 'userwithsupplier',
    title: 'User with suppliers',
    description: 'Neha Kulkarni, agency desk. Raises invoices for the three suppliers linked to her.',
    userId: 'usr-m-001',
  },
  {
    key: 'approver',
    title: 'Designated approver',
    description: 'Rohan Deshpande, Quality Control. Step 0: checks the invoice and picks L1 and L2.',
    userId: 'usr-e-001',
  },
  { key: 'l1', title: 'L1 approver', description: 'Meera Iyer, Head of Quality. Step 1.', userId: 'usr-e-002' },
  { key: 'l2', title: 'L2 approver', description: 'Arvind Rao, Plant Director. Step 2.', userId: 'usr-e-003' },
  {
    key: 'bulk',
    title: 'Bulk approver',
    description: 'Farida Merchant, Accounts Payable. Step 3.',
    userId: 'usr-e-004',
  },
  {
    key: 'reviewer',
    title: 'Reviewer',
    description: 'Thomas Kurian, Finance Review. Step 4, invoices of 50,000 and more.',
    userId: 'usr-e-005',
  },
  {
    key: 'auditor',
    title: 'Auditor',
    description: 'Lakshmi Narayan, Internal Audit. Reads everything.',
    userId: 'usr-e-006',
  },
  {
    key: 'admin',
    title: 'Administrator',
    description: 'Daniel Fernandes, Portal Administration. Sees everything.',
    userId: 'usr-e-007',
  },
];

interface ViewerRow extends Omit<Viewer, 'employee'> {
  employee: unknown;
}

/** Throws when there is no such active user. */
export async function getViewer(db: Sql, userId: string): Promise<Viewer> {
  const row = await first<ViewerRow>(
    db,
    `select u.user_id "userId", u.user_name "userName", u.email, u.roles, u.role_groups "roleGroups",
            u.supplier_id "supplierId", s.code "supplierCode", s.pan "supplierPan",
            case when e.id is not null then jsonb_build_object('id', e.id, 'userId', e.user_id, 'code', e.code,
              'name', e.name, 'email', e.email, 'employeeGroup', e.employee_group) end employee
       from users u
       left join supplier s on s.id = u.supplier_id and s.status not in ('Invited', 'Submitted')
       left join employee e on e.user_id = u.user_id
      where u.user_id = $1 and u.active`,
    [userId],
  );
  if (!row) throw new Error(`No active user ${userId}`);
  return row;
}
