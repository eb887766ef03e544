import { addDays } from '../../src/lib/dates';
import { toPercent, round, subtract } from '../../src/lib/money';
import type { RecordType } from '../rules/declared/recordType.ts';
import { CREATED_SOURCE } from '../rules/records/store.ts';
import { getParticipants } from '../rules/workflow/levels.ts';
import type { PlannedRecord } from '../data/seed/plan.ts';
import type { SeededTask } from './play.ts';
import { paymentTerms, type Company, type Plant } from '../data/seed/reference.ts';

const STATUS: Partial<Record<PlannedRecord['stage'], string>> = {
  draft: 'Draft',
  approved: 'Approved',
  closed: 'Closed',
  rejectedAtStep0: 'Rejected',
  rejectedAtStep3: 'Rejected',
  sentBackByStep0: 'SentBack',
  sentBackByStep1: 'SentBack',
  underQuery: 'Under Query',
  workInProgress: 'Work in Progress',
};

export function getParties(
  { supplier, supplierId, companyCode }: PlannedRecord,
  company: Company | undefined,
  plant: Plant,
) {
  return {
    supplier_id: supplierId,
    supplier_code: supplier.code,
    supplier_name: supplier.name,
    supplier_email: supplier.email,
    supplier_address: [supplier.address, supplier.city, supplier.state, supplier.pinCode].join(', '),
    supplier_gst_number: supplier.gstNumber,
    supplier_pan_number: supplier.pan,
    supplier_contact_number: `9${String(848000000 + (supplierId - 1) * 7919)}`,
    supplier_company_code: companyCode,
    supplier_urgent: supplier.urgent,
    company_code: companyCode,
    company_name: company?.name,
    company_gst_number: plant.gst_number,
    country_code: company?.country_code,
    country_name: company?.country_name,
  };
}

export function getTerms({ supplier, approver, invoiceDate }: PlannedRecord, company: Company | undefined) {
  const term = paymentTerms.find(each => each.code === supplier.paymentTermCode);
  return {
    payment_term_code: term?.code,
    payment_term_name: term?.name,
    due_date: addDays(invoiceDate, Number(term?.days ?? 0)),
    currency_code: company?.currency_code,
    approver_id: approver.userId,
    approver_code: approver.code,
    approver_name: approver.name,
    approver_email: approver.email,
  };
}

export function getState({ stage, creator, draw }: PlannedRecord, id: number, played: SeededTask | null) {
  const status = STATUS[stage] ?? 'Pending for approval';
  const erpSync = stage === 'closed' ? 'Posted' : draw.pick(['In Process', 'Parked', 'Posted', 'Posted', 'Cancelled']);
  const inErp = stage === 'closed' || stage === 'approved';
  const sentBack = status === 'SentBack';
  return {
    status,
    work_flow_status: sentBack ? 'Sentback' : (played?.task.status ?? null),
    work_flow_remark: played?.remarks ?? null,
    sent_back_level: sentBack ? (stage === 'sentBackByStep0' ? 1 : 2) : null,
    status_before_query: status === 'Under Query' || status === 'Work in Progress' ? 'Pending for approval' : null,
    query_status: status === 'Under Query' || status === 'Work in Progress' ? status : null,
    is_agree: stage !== 'draft',
    created_by: creator.bySupplier ? 'Supplier' : 'employee',
    created_by_name: creator.name,
    created_source: CREATED_SOURCE,
    rcb: creator.userId,
    erp_sync: inErp ? erpSync : null,
    erp_no: inErp && erpSync !== 'In Process' ? String(5100004000 + id) : null,
    erp_sync_flag: inErp && erpSync !== 'In Process',
  };
}

export function paymentRow({ stage, invoiceDate }: PlannedRecord, id: number, gross: string) {
  const paid = stage === 'closed';
  const inErp = paid || stage === 'approved';
  const audited = paid && id % 2 === 0;
  const deductions = paid ? toPercent(gross, '2') : null;
  return {
    erp_posting_date: inErp ? addDays(invoiceDate, 15) : null,
    deductions,
    payment_amount: paid ? round(subtract(gross, deductions)) : null,
    payment_date: paid ? addDays(invoiceDate, 46) : null,
    payment_block: inErp && id % 9 === 0 ? 'A' : null,
    payment_reference: paid ? `PAY26${String(id).padStart(6, '0')}` : null,
    audit_status: audited ? (id % 3 === 0 ? 'Fail' : 'Pass') : null,
    audit_remark: audited && id % 3 === 0 ? 'Service report was signed late' : null,
    audit_date: audited ? addDays(invoiceDate, 60) : null,
  };
}

export function taskRow(
  { module, context, path, title }: RecordType,
  { supplier, companyCode, creator, invoiceDate }: PlannedRecord,
  id: number,
  taskId: number,
  invoiceNumber: string,
  gross: string,
  { task, log, remarks }: SeededTask,
  at: string,
) {
  return {
    id: taskId,
    module,
    context,
    context_id: id,
    context_path: `${path}${id}`,
    workflow_level_state: task.levelState,
    workflow_status: task.status,
    record_data: {
      InvoiceNumber: invoiceNumber,
      InvoiceDate: invoiceDate,
      SupplierCode: supplier.code,
      SupplierName: supplier.name,
      CompanyCode: companyCode,
      TotalGrossAmount: gross,
    },
    requester_id: creator.userId,
    requester_name: creator.name,
    requester_email: creator.email,
    rcb: creator.userId,
    title: `${title} ${invoiceNumber}`,
    current_remarks: remarks,
    workflow_actions: task.levels,
    participants: getParticipants(task.levels),
    rct: at,
    level_since: log.findLast(entry => entry.workflow_level !== task.levelState)?.at ?? at,
    rut: log.at(-1)?.at ?? at,
  };
}

export function getAddress(plant: Plant) {
  const { code, name, address, city, state, country, zone } = plant;
  return {
    code,
    name,
    address,
    gstNumber: plant.gst_number,
    businessPlace: plant.business_place,
    billToBusinessPlace: plant.business_place,
    city,
    state,
    country,
    zone,
    pinCode: plant.pin_code,
    plantCode: plant.plant_code,
    plantName: plant.plant_name,
  };
}
