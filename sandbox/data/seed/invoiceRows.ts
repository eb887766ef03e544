import { addDays } from '@/lib/dates';
import { CREATED_SOURCE } from '../../rules/nonPo/store.ts';
import { participantsOf } from '../../rules/workflow/levels.ts';
import { NON_PO } from '../../rules/workflow/taskStore.ts';
import type { PlannedInvoice } from './invoicePlan.ts';
import type { SeededTask } from './invoiceTask.ts';
import { paymentTerms, taxTypes, type Company, type Plant } from './reference.ts';

const STATUS: Partial<Record<PlannedInvoice['stage'], string>> = {
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

export function partiesOf(
  { supplier, supplierId, companyCode }: PlannedInvoice,
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

export function termsOf(planned: PlannedInvoice, taxType: string, company: Company | undefined) {
  const { supplier, approver, draw, invoiceDate } = planned;
  const term = paymentTerms.find(each => each.code === supplier.paymentTermCode);
  return {
    document_type_code: 'KR',
    document_type_name: 'Invoice/Debit Note',
    payment_term_code: term?.code,
    payment_term_name: term?.name,
    due_date: addDays(invoiceDate, Number(term?.days ?? 0)),
    currency_code: company?.currency_code,
    currency: company?.currency_code,
    tax_type: taxType,
    tax_type_code: taxTypes.find(each => each.country_code === company?.country_code && each.name === taxType)?.code,
    approver_id: approver.userId,
    approver_code: approver.code,
    approver_name: approver.name,
    approver_email: approver.email,
    agreement_doc_ref_no: company?.code === '2000' || draw.int(0, 2) === 0 ? `AGR26${draw.int(10000, 99999)}` : null,
    item_text: company?.code === '2000' ? `Batch VB${draw.int(100, 999)}` : null,
    notes: company?.code === '3000' ? 'Budgeted operating spend of the quarter' : null,
  };
}

export function stateOf({ stage, creator, draw }: PlannedInvoice, id: number, played: SeededTask | null) {
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
    rut: played?.log.at(-1)?.at ?? null,
    erp_sync: inErp ? erpSync : null,
    erp_no: inErp && erpSync !== 'In Process' ? String(5100004000 + id) : null,
    erp_sync_flag: inErp && erpSync !== 'In Process',
  };
}

export function taskRow(
  { supplier, companyCode, creator, invoiceDate }: PlannedInvoice,
  id: number,
  invoiceNumber: string,
  gross: string,
  { task, log, remarks }: SeededTask,
  at: string,
) {
  return {
    id,
    module: NON_PO.module,
    context: NON_PO.context,
    context_id: id,
    context_path: `${NON_PO.path}${id}`,
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
    title: `Non-PO Invoice ${invoiceNumber}`,
    current_remarks: remarks,
    workflow_actions: task.levels,
    participants: participantsOf(task.levels),
    rct: at,
    level_since: log.findLast(entry => entry.workflow_level !== task.levelState)?.at ?? at,
    rut: log.at(-1)?.at ?? at,
  };
}

export function addressOf(plant: Plant) {
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
