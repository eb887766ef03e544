import type { PlannedRecord } from '../../../data/seed/plan.ts';
import { paymentRow } from '../../../seeding/recordRows.ts';
import { apSubCategories, departments } from '../../../data/seed/reference.ts';
import { toExtras } from '../extras.ts';

export function seedExtras({ companyCode, supplier }: PlannedRecord, id: number, totalAmount: string) {
  const indian = companyCode === '1000' || companyCode === '2000';
  return toExtras(
    {
      ...(indian && id % 8 === 3 ? { isTcs: true, tcsRate: '0.1', tcsGlCode: '225410' } : {}),
      ...(indian && id % 11 === 5
        ? {
            includeTaxLine: true,
            taxLineDescrption: 'Statutory fees',
            taxLineAmount: `${id * 3}.50`,
            taxLineTaxCode: 'V0',
          }
        : {}),
      ...(companyCode === '4000' ? { vatPercentage: '19', whtvat: 'W0', vatgl: '157600' } : {}),
      ...(id % 7 === 2
        ? {
            shippingDetails: [
              {
                modeOfTransport: supplier.countryCode === 'IN' ? 'Road' : 'Air',
                transportPartner: 'Konkan Logistics',
                deliveryDays: String((id % 9) + 1),
                consignmentNo: `CN${4100 + id}`,
                trackingNo: `TR${880000 + id}`,
              },
            ],
          }
        : {}),
    },
    totalAmount,
  );
}

export function buyersRow(planned: PlannedRecord, id: number, gross: string) {
  const { stage, companyCode } = planned;
  const submitted = stage !== 'draft';
  const inErp = stage === 'approved' || stage === 'closed';
  return {
    department_code: submitted ? departments[id % departments.length]?.code : null,
    department_name: submitted ? departments[id % departments.length]?.name : null,
    ap_subcategory_name: submitted ? apSubCategories[id % apSubCategories.length]?.name : null,
    rejected_workflow_status:
      { rejectedAtStep0: 'Initiator', rejectedAtStep3: 'Bulk Approver' }[stage as string] ?? null,
    business_location1: submitted ? `BL${companyCode}` : null,
    business_location2: inErp ? `BL${companyCode}-${(id % 3) + 1}` : null,
    system_name: inErp ? 'SAP S/4' : null,
    park_post: inErp ? (id % 4 === 0 ? 'Park' : 'Post') : null,
    park_rule_description: inErp && id % 4 === 0 ? 'Cost centre to be confirmed' : null,
    ...paymentRow(planned, id, gross),
    advance_paid: inErp ? 'No' : null,
    contract_number: id % 6 === 0 ? `46000${String(id).padStart(5, '0')}` : null,
    po_number: null,
    po_line_item: null,
    awb_no: id % 7 === 2 ? `AWB${7700000 + id}` : null,
    freight_country_name: id % 7 === 2 ? 'India' : null,
  };
}
