import { priced, total } from '@/domain/invoice/listColumns';
import { recordTypes } from '@/domain/recordTypes';
import { more, reportColumns } from './columns';

export const nonPoReport = {
  ...reportColumns(recordTypes.NonPoInvoice),
  urgent: { name: 'supplierUrgent', title: 'Urgent', kind: 'yesNo', filter: true },
  gross: { name: 'totalGrossAmount', title: 'Gross Amount', ...priced, ...total },
  net: { name: 'totalAmount', title: 'Amount', ...priced, ...more },
  tax: { name: 'totalTaxAmount', title: 'Tax', ...priced, ...more },
  department: { name: 'departmentName', title: 'Department', kind: 'text', filter: { lookup: 'department' } },
  apSubCategory: {
    name: 'apSubcategoryName',
    title: 'AP Sub-Category',
    kind: 'text',
    width: 190,
    filter: { lookup: 'apSubCategory' },
    ...more,
  },
  agreement: { name: 'agreementDocRefNo', title: 'Agreement Doc Ref No', kind: 'text', width: 200, ...more },
  instruction: { name: 'instructionReference', title: 'Instruction Reference', kind: 'text', width: 200, ...more },
} as const;
