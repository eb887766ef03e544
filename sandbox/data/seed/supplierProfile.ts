import type { SupplierSeed } from './suppliers.ts';

const HOLDER: Record<string, string> = { C: 'Company', F: 'Firm/ Limited Liability Partnership', P: 'Individual' };
const CURRENCY: Record<string, string> = { IN: 'INR', US: 'USD', DE: 'EUR', CH: 'CHF', SG: 'SGD' };
export const getCurrency = (countryCode: string) => CURRENCY[countryCode] ?? 'USD';

export function getProfile(supplier: SupplierSeed, index: number) {
  const { pan, gstNumber, countryCode, name } = supplier;
  const india = countryCode === 'IN';
  const letter = pan?.charAt(3) ?? '';
  const msme = india && index % 3 === 0;
  return {
    uid: `supplier-${supplier.code}`,
    display_name: name,
    contact_number: `9${String(848000000 + index * 7919)}`,
    address1: supplier.address,
    phone: `9${String(848000000 + index * 7919)}`,
    organization_type: getOrganizationType(name),
    location_type: 'Head Office',
    year_founded: `${1978 + ((index * 7) % 40)}-04-01`,
    company_website: `https://www.${supplier.email.split('@')[1] ?? ''}`,
    org_category: index % 2 === 0 ? 'Services' : 'Manufacturer',
    default_currency: getCurrency(countryCode),
    spend_type: 'Opex',
    spend_type_id: 2,
    payment_term_code: supplier.paymentTermCode,
    created_source: 'SupplierPortal',
    supplier_type: india ? 'Domestic' : 'Import',
    account_group: india ? 'VIND' : 'VIMP',
    approved: 'approved',
    workflow_status: 'Approved',
    status: 'Approved',
    erp_no: supplier.code,
    erp_sync: true,
    i_have_gst: gstNumber !== null,
    is_gst_verify: gstNumber !== null,
    gst_status: gstNumber && 'Active',
    tax_payer_type: gstNumber && 'Regular',
    annual_aggregate_turnover: gstNumber && 'Slab: Rs. 5 Cr. to 25 Cr.',
    e_invoice_applicable: gstNumber ? index % 2 === 0 : null,
    is_pan_verify: pan !== null,
    pan_holder_name: pan && name,
    pan_status: pan && 'Existing and Valid',
    pan_206ab_status: pan && 'Operative',
    type_of_holder: pan && (HOLDER[letter] ?? 'Company'),
    is_pan_individual: pan ? letter === 'P' : null,
    pan_link_aadhar: pan ? letter === 'P' : null,
    is_lower_tds: pan ? false : null,
    is_msme: india ? msme : null,
    msme_number: msme ? `UDYAM-MH-27-${String(1000000 + index * 331).padStart(7, '0')}` : null,
    msme_enterprise_type: msme ? 'Small' : null,
    registration_number: india ? null : `REG-${70000 + index * 13}`,
    tax_no: india ? null : `TX${810000 + index * 77}`,
    w8_w9: india ? null : `W8-${4400 + index * 3}`,
    service_provided_to_india: india ? null : index % 2 === 0,
    rcb: `usr-s-${String(index + 1).padStart(3, '0')}`,
  };
}

function getOrganizationType(name: string): string {
  if (/Private Limited|Pte\. Ltd\./.test(name)) return 'Private Limited';
  if (/LLP|LLC/.test(name)) return 'Limited Liability Partnership';
  if (/Inc\.|AG|GmbH/.test(name)) return 'Public Limited';
  return /Works|Services|Associates|Company/.test(name) ? 'Partnership' : 'Proprietorship';
}
