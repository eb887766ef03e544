import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itemLines } from '@/features/nonPo/fields/nonPo.lines';
import { today } from '@/lib/dates';
import { writeRecoveryCopy } from '@/platform/recovery/recoveryStore';
import { held } from '../../support/held.ts';
import { answer } from '../../support/server.ts';
import { aSession, storeSession } from '../../support/session.ts';
import {
  atList,
  attach,
  cell,
  fillHeader,
  openNew,
  openNonPo,
  pick,
  put,
  saveDraft,
  serveReference,
  submit,
  typeCode,
  type ListCall,
} from './openForm.ts';

const anyText = expect.any(String) as string;
const calculation = () => screen.getByText('Gross amount (INR)').closest('table') ?? document.body;
const fileNamed = (name: string) => expect.stringContaining(`"file_name":"${name}"`) as string;

describe('new non-PO invoice', () => {
  it('sends every field, block, line, document and total in one request', async () => {
    const { saved, warned } = serveReference('IN', [
      { fieldName: 'tcsGlCode', defaultValue: '225410' },
      { fieldName: 'taxLineTaxCode', defaultValue: 'V0' },
    ]);
    const { user } = await openNew();
    await fillHeader(user);
    await put(user, screen.getByLabelText('Agreement Reference No.'), 'AGR2612345');
    await put(user, screen.getByLabelText('Instruction Reference'), 'INS2612345');
    await put(user, screen.getByLabelText('Item Text'), 'Stability');
    await put(user, screen.getByLabelText('Notes'), 'Batch 7');

    await put(user, cell(1, 'Description'), 'Testing');
    await put(user, cell(1, 'Amount'), '1,00,000.50');
    await typeCode(user, 1, '998346');
    await waitFor(() => expect(calculation()).toHaveTextContent(/IGST18,000\.09/));

    await user.click(screen.getByLabelText('Include TCS'));
    await pick(user, 'TCS Rate (%)', '0.1');
    await user.click(screen.getByLabelText('Include an extra tax line'));
    await put(user, await screen.findByLabelText('Tax Line Description'), 'Customs');
    await put(user, screen.getByLabelText('Tax Line Amount'), '50.5');
    expect(screen.getByText('V0-Exempt from Input VAT')).toBeVisible();

    await attach(user, 'Shipping Documents', 'airway.pdf');
    await put(user, cell(1, 'Mode of Transport'), 'Air');
    await put(user, cell(1, 'Delivery Days'), '3');
    await waitFor(() => expect(calculation()).toHaveTextContent(/Gross amount \(INR\)1,18,151\.09/));
    await submit(user);

    expect(await screen.findByText('Non-PO Invoice created successfully')).toBeVisible();
    await atList();
    const input = {
      companyCode: '1000',
      companyName: 'Vellum Pharma',
      companyGstNumber: '36AABCV4417K1Z7',
      countryCode: 'IN',
      countryName: 'India',
      supplierId: 7,
      supplierCode: 'S0007',
      supplierName: 'Meridian Labs',
      supplierEmail: 'accounts@meridian-labs.example',
      supplierAddress: 'Pune',
      supplierGstNumber: '27ABCDE1234F1Z5',
      supplierPanNumber: 'ABCDE1234F',
      supplierContactNumber: '9848000000',
      supplierCompanyCode: '1000',
      supplierUrgent: true,
      supplierWithHoldingCount: 2,
      billToLocation: expect.stringContaining('"billToBusinessPlace":"TS01"') as string,
      paymentTermCode: 'N45',
      paymentTermName: 'Net 45 days',
      invoiceNumber: 'INV-7',
      invoiceDate: today(),
      invoiceCopies: fileNamed('invoice.pdf'),
      supportingDocuments: '[]',
      approverId: 'e-1',
      approverCode: 'E1',
      approverName: 'Dev Sharma',
      approverEmail: 'dev@buyer.example',
      agreementDocRefNo: 'AGR2612345',
      instructionReference: 'INS2612345',
      taxType: 'IGST',
      taxTypeCode: 'IG',
      currencyCode: 'INR',
      currency: 'Indian Rupee',
      departmentCode: null,
      departmentName: null,
      documentTypeCode: 'KR',
      documentTypeName: 'Invoice/Debit Note',
      itemText: 'Stability',
      calculateTax: true,
      notes: 'Batch 7',
      isAgree: true,
      status: 'Pending for approval',
      createdBy: 'Supplier',
      createdSource: 'SupplierPortal',
      totalAmount: '100000.50',
      totalTaxAmount: '18000.09',
      totalGrossAmount: '118151.09',
      isTcs: true,
      tcsLineAmount: '100000.50',
      tcsRate: '0.1',
      tcsAmount: '100.00',
      tcsGlCode: '225410',
      includeTaxLine: true,
      taxLineDescrption: 'Customs',
      taxLineAmount: '50.50',
      taxLineTaxCode: 'V0',
      taxLineTaxRate: '0',
      vatPercentage: null,
      totalVATAmount: null,
      whtvat: null,
      vatgl: null,
      shippingDocument: fileNamed('airway.pdf'),
      shippingDetails: [
        { modeOfTransport: 'Air', transportPartner: '', deliveryDays: '3', consignmentNo: '', trackingNo: '' },
      ],
      items: [
        {
          uid: anyText,
          lineItemDescription: 'Testing',
          amount: '100000.50',
          hsnSacCode: '998346',
          hsnSacName: 'Technical testing',
          taxCode: 'G3',
          taxName: 'Input GST 18 %',
          taxRate: '18',
          taxAmount: '18000.09',
          grossAmount: '118000.59',
          createdSource: 'SupplierPortal',
        },
      ],
    };
    expect(saved).toEqual([{ input }]);
    expect(warned).toEqual([{ input }]);
  });

  it('waits silently for pending code and employee queries before submitting', async () => {
    const { saved } = serveReference();
    const { user } = await openNew();
    await fillHeader(user);
    const [codes, people] = [held(), held()];
    answer('hsnList', async () => {
      await codes.until;
      const [code, name] = ['998346', 'Technical testing'];
      const row = { code, name, conditionType: 'JIIG', taxCode: 'G3', taxRate: '18' };
      return { hsnList: { totalRecords: 1, data: [row] } };
    });
    answer('employeeDetailsList', async () => {
      await people.until;
      const data = [{ userId: 'e-2', code: 'E2', name: 'Lata Rao', email: 'lata@buyer.example' }];
      return { employeeDetailsList: { totalRecords: 1, data } };
    });
    await put(user, cell(1, 'Description'), 'Testing');
    await put(user, cell(1, 'Amount'), '100');
    await typeCode(user, 1, '998346');
    await put(user, screen.getByLabelText('Approver'), 'Lata Rao');
    await submit(user);
    expect(await screen.findByText('Submitting…', { selector: 'span' })).toBeVisible();
    people.release();
    expect(await screen.findByTitle('Lata Rao')).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.queryByText(/needs? attention/)).toBeNull();
    codes.release();
    await atList();
    expect(saved).toMatchObject([{ input: { items: [{ hsnSacCode: '998346', taxRate: '18' }] } }]);
    expect(JSON.stringify(saved)).toContain('lata@buyer.example');
  });

  it('shows tax codes and VAT outside India and calculates them during typing', async () => {
    const { saved } = serveReference('DE');
    const { user } = await openNew('DE');
    await put(user, cell(1, 'Amount'), '1000.10');
    await typeCode(user, 1, 'A19', 'Tax Code');
    await put(user, screen.getByLabelText('VAT (%)'), '19');
    await put(user, screen.getByLabelText('WHT VAT'), 'W1');
    await put(user, screen.getByLabelText('VAT GL'), '154000');
    const vat = screen.getByText('VAT Amount').closest('div') ?? document.body;
    await waitFor(() => expect(vat).toHaveTextContent('190.02'));
    await saveDraft(user);
    await atList();
    expect(saved).toMatchObject([
      {
        input: {
          status: 'Draft',
          currencyCode: 'EUR',
          vatPercentage: '19',
          totalVATAmount: '190.02',
          whtvat: 'W1',
          vatgl: '154000',
          totalTaxAmount: '190.02',
          totalGrossAmount: '1190.12',
          items: [{ hsnSacCode: null, taxCode: 'A19', taxRate: '19', taxAmount: '190.02' }],
        },
      },
    ]);
  });

  it('names what the lines of an older recovery copy have and the form does not', async () => {
    serveReference();
    storeSession(aSession());
    const items = [itemLines.blank(), { ...itemLines.blank(), lineItemDescription: 'Assay', formerCost: '12' }];
    await writeRecoveryCopy(
      { userId: 'u-100', screen: 'NonPoInvoice/1000-S0007', recordId: null },
      { changes: { items }, files: {}, sentAt: null },
    );
    const { user } = await openNew();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('textbox', { name: 'Unsaved work as text' })).toHaveValue(
      'Items, line 2: Former cost: 12',
    );
    expect(cell(2, 'Description')).toHaveValue('Assay');
  });

  it('opens from navigation state alone, as in the specification', async () => {
    serveReference();
    const selectedItem = { companyCode: '1000', countryCode: 'IN', supplierCode: 'S0007' };
    await openNonPo('/NonPoInvoice/Add', { mode: 'Add', selectedItem });
    expect(screen.getByText('Vellum Pharma')).toBeVisible();
  });
});

describe('required shipping columns in the configuration', () => {
  const config = [
    { fieldName: 'modeOfTransport', isRequired: true, isRequiredMessage: 'How does it travel?' },
    { fieldName: 'trackingNo', isRequired: true, isRequiredMessage: 'Tracking number please' },
  ];

  it('are required on submit with the configured messages, but not in a draft', async () => {
    const { saved } = serveReference('IN', config);
    const { user } = await openNew();
    await put(user, cell(1, 'Transport Partner'), 'Blue Cargo');
    await submit(user);
    await waitFor(() => expect(cell(1, 'Tracking No')).toHaveAccessibleDescription('Tracking number please'));
    expect(cell(1, 'Mode of Transport')).toHaveAccessibleDescription('How does it travel?');
    await saveDraft(user);
    await atList();
    expect(saved).toMatchObject([
      { input: { status: 'Draft', shippingDetails: [{ transportPartner: 'Blue Cargo' }] } },
    ]);
  });
});

describe('department field', () => {
  it('is a select when the configuration shows its name', async () => {
    const { saved } = serveReference('IN', [{ fieldName: 'departmentName', label: 'Ordering Department' }]);
    const asked = answer<ListCall>('departmentList', {
      departmentList: { data: [{ code: 'QC', name: 'Quality Control' }] },
    });
    const { user } = await openNew();
    await pick(user, 'Ordering Department', 'Quality Control');
    expect(asked[0]?.input.parameters).toContainEqual({ name: 'active', value: 'true' });
    await saveDraft(user);
    await atList();
    expect(saved).toMatchObject([{ input: { departmentCode: 'QC', departmentName: 'Quality Control' } }]);
  });

  it("is hidden when the configuration doesn't show it", async () => {
    serveReference();
    await openNew();
    expect(screen.queryByLabelText('Department')).toBeNull();
  });
});

describe('create form prefilled from a file', () => {
  const state = (items: object[]) => ({
    mode: 'copy',
    itsCopy: true,
    selectedItem: { companyCode: '1000', countryCode: 'IN', supplierCode: 'S0007' },
    copyData: {
      data: JSON.stringify({ supplierCode: 'S0007', invoiceNumber: 'OCR-1', invoiceDate: today(), items }),
      invoiceCopies: [{ file_uid: 'f-1', file_name: 'scan.pdf', file_status: 'done', fileSize: 1200 }],
    },
  });

  it('shows the extracted values and a summary, and looks up the codes', async () => {
    serveReference();
    await openNew('IN', state([{ lineItemDescription: 'Testing', amount: '1,000.00', hsnSacCode: '998346' }]));
    expect(screen.getByLabelText('Invoice Number')).toHaveValue('OCR-1');
    expect(screen.getByLabelText('Invoice Number')).toHaveAccessibleDescription(/From file/);
    expect(screen.getByText(/^From scan.pdf: invoice number, invoice date, 1 line item\./)).toBeVisible();
    expect(await screen.findByLabelText('Delete scan.pdf')).toBeVisible();
    const line = within(cell(1, 'Amount').closest('tr') ?? document.body);
    expect(await line.findByText('1,180.00')).toBeVisible();
  });
});
