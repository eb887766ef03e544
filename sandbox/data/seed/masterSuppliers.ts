import { suppliers } from './suppliers.ts';

/** Payment method and purchasing organization by company country. */
const BUYING: Record<string, [organization: string, name: string, method: string]> = {
  1000: ['IN10', 'Vireya India Purchasing', 'T'],
  2000: ['IN20', 'Vireya India Projects', 'T'],
  3000: ['US30', 'Vireya Americas Purchasing', 'C'],
  4000: ['EU40', 'Vireya Europe Einkauf', 'S'],
};
const SPEND = [
  { spend_type_code: '2', spend_type: 'Opex' },
  { spend_type_code: '1', spend_type: 'Capex' },
];
const BLOCKED = {
  payment_block: 'A',
  block_function: '01',
  block_method: 'Manual',
  block_reason: 'Bank details under review',
};

/** Supplier master: one row per supplier and company. */
export const masterSuppliers = suppliers.flatMap((supplier, index) =>
  supplier.companies.map((company, place) => {
    const [organization, organizationName, method] = BUYING[company] ?? ['', '', ''];
    const isIndian = supplier.countryCode === 'IN';
    const day = String(1 + ((index * 5) % 27)).padStart(2, '0');
    const month = String(1 + ((index * 7) % 12)).padStart(2, '0');
    return {
      uid: `ms-${supplier.code}-${company}`,
      supplier_id: index + 1,
      company_code: company,
      payment_term_code: supplier.paymentTermCode,
      is_urgent: supplier.urgent,
      active: index !== 31,
      company_is_active: index !== 38 || place > 0,
      district: isIndian ? supplier.city : null,
      region1: supplier.state,
      region2: supplier.countryName,
      account_group: isIndian ? 'ZDOM' : 'ZIMP',
      payment_method: method,
      payment_block: null,
      block_function: null,
      block_method: null,
      block_reason: null,
      ...(index === 30 ? BLOCKED : {}),
      search_term1: supplier.name.split(' ')[0]?.toUpperCase(),
      search_term2: supplier.city.toUpperCase(),
      ...SPEND[index % 5 === 3 ? 1 : 0],
      purchasing_organization_code: organization,
      purchasing_organization: organizationName,
      is_login_created: true,
      is_msme: isIndian && index % 4 === 1,
      ssi_status: isIndian && index % 4 === 1 ? 'Micro' : null,
      gst_vendor_classification: isIndian ? (supplier.gstNumber ? 'Registered' : 'Not Registered') : null,
      created_source: 'SAP',
      erp_no: `V${supplier.code}`,
      erp_sync: 'Posted',
      erp_sync_flag: true,
      erp_sync_attempt: 1,
      erp_sync_date: `2024-${month}-${day}T05:30:00Z`,
      erp_request_date: `2024-${month}-${day}T05:10:00Z`,
      erp_created_date: `2024-${month}-${day}T05:29:00Z`,
      erp_created_by: 'RFC_PORTAL',
      erp_updated_date: `2026-${month}-${day}T11:04:00Z`,
      erp_updated_by: 'RFC_PORTAL',
      rct: `2024-${month}-${day}T05:00:00Z`,
      rut: `2026-${month}-${day}T11:05:00Z`,
      rcb: 'usr-e-007',
      rub: 'usr-e-007',
    };
  }),
);
