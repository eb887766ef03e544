import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { staticFiles } from '@/domain/staticFiles';
import { currentMark, getMarks, menuFor } from '@/app/menu/menu';
import { featureRoutes } from '@/app/featureRoutes';
import { env } from '@/platform/env';
import type { Env } from '@/platform/envSchema';
import type { Session } from '@/platform/session/session';
import { aSession } from '../support/session';

const screens = [...featureRoutes];
const offered = (roles: string[], name: Env['name'] = 'dev') =>
  menuFor(aSession({ roles }), { ...env, name }, screens).flatMap(group =>
    group.entries.map(entry => entry.to ?? entry.href),
  );

/** Spec 1 §2 'Top navigation' and docs/decisions.md#menu-extras. */
const TOP_NAVIGATION = [
  '/workbench',
  '/bulkSentBackItemCenter',
  '/queryResponse',
  '/Supplier',
  '/NonPoInvoice',
  '/ProformaInvoice',
  '/DeliveryInvoice',
  '/ManualInvoiceEntry',
  '/TeInvoice',
  '/PurchaseOrder',
  '/Grn',
  '/Srn',
  '/support',
  '/ContactForFunctionalIssues',
  '/ReportNonPoInvoice',
  '/ReportNonPoInvoiceAging',
  '/ReportProformaInvoiceTransaction',
  '/ReportProformaInvoiceAging',
  '/ReportDeliveryInvoiceTransaction',
  '/ReportDeliveryInvoiceAging',
];

describe('side menu', () => {
  it.each(['supplier', 'userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin', 'an unknown role'])(
    'offers every entry of the top navigation to %s',
    role => {
      expect(offered([role])).toEqual(expect.arrayContaining(TOP_NAVIGATION));
    },
  );

  it.each([
    ['supplier', false],
    ['an unknown role', false],
    ['userwithsupplier', true],
    ['employee', true],
    ['approver', true],
    ['reviewer', true],
    ['auditor', true],
    ['admin', true],
  ])('offers the Approval Center to %s: %s', (role, expected) => {
    expect(offered([role]).includes('/Approvalcenter')).toBe(expected);
  });

  it('links only suppliers to their own company', () => {
    const own = (session: Partial<Session>) =>
      menuFor(aSession(session), env, screens)
        .find(({ id }) => id === 'company')
        ?.entries.map(({ to }) => to);
    expect(own({ roles: ['supplier'], supplierId: 25 })).toEqual(['/Supplier/Update/25']);
    expect(own({ roles: ['supplier'], supplierId: null })).toBeUndefined();
    expect(own({ roles: ['userwithsupplier'], supplierId: 25 })).toBeUndefined();
    const groups = menuFor(aSession({ roles: ['supplier'], supplierId: 25 }), env, screens);
    const marks = (path: string) => groups.flatMap(({ entries }) => entries.filter(getMarks(groups, path)));
    expect(marks('/Supplier/Update/25').map(({ label }) => label)).toEqual(['My Company']);
    expect(marks('/Supplier/Update/26').map(({ label }) => label)).toEqual(['Suppliers']);
  });

  it('offers an invited supplier only what it can use before the approval', () => {
    const invited = aSession({ roles: ['supplier'], supplierId: 25, supplierCode: null, supplierPan: null });
    expect(menuFor(invited, env, screens).map(({ label }) => label)).toEqual(['My Company', 'Support', 'Downloads']);
  });

  it('omits T & E in production and nothing else', () => {
    expect(offered(['admin'], 'prod')).toEqual(offered(['admin'], 'uat').filter(to => to !== '/TeInvoice'));
  });

  it('offers the six static downloads', () => {
    expect(offered(['supplier']).filter(to => to?.startsWith('http'))).toEqual(
      [
        'user-manual.pdf',
        'faq.pdf',
        'non-po-invoicing-manual.pdf',
        'submission-training.mp4',
        'invoice-template.xlsx',
        'manual-invoice-template.xlsx',
      ].map(file => `http://localhost:3000/sportal/downloads/${file}`),
    );
  });

  it.each(staticFiles('public/downloads'))('links to an existing file: $label', async ({ href }) => {
    const bytes = await readFile(href);
    const begins: Record<string, string> = { pdf: '%PDF-', xlsx: 'PK\u0003\u0004', mp4: 'ftyp' };
    expect(bytes.subarray(0, 12).toString('latin1')).toContain(begins[href.split('.').pop() ?? '']);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it.each([
    ['/NonPoInvoice', '/NonPoInvoice', 'page'],
    ['/NonPoInvoice', '/nonpoinvoice/', 'page'],
    ['/NonPoInvoice', '/NonPoInvoice/View/5', 'true'],
    ['/NonPoInvoice', '/NonPoInvoiceX', undefined],
    ['/Supplier', '/SupplierDetails/5', 'true'],
    ['/TeInvoice', '/TeInvoiceImport', 'true'],
    ['/workbench', '/', undefined],
  ])('marks %s on %s as %s', (to, pathname, expected) => {
    const entry = menuFor(aSession(), env, screens)
      .flatMap(group => group.entries)
      .find(candidate => candidate.to === to);
    expect(entry && currentMark(entry, pathname)).toBe(expected);
  });
});
