import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/nonPo/screens/NonPoFormScreens';
import '@/features/nonPo/screens/NonPoListScreen';
import '@/shared/fields/edit/RowPicker';
import { formatDay, today } from '@/lib/dates';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { pdf } from '../../shared/attachments/realFiles.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import { serveForm } from './record.ts';

const COMPANIES = {
  IN: { code: '1000', name: 'Vellum Pharma', countryName: 'India', currencyCode: 'INR' },
  DE: { code: '4000', name: 'Vellum GmbH', countryName: 'Germany', currencyCode: 'EUR' },
};

const HSN = [
  ['998346', 'Technical testing', 'JIIG', 'G3', '18'],
  ['996812', 'Courier services', 'JIIN', 'G3', '18'],
  ['996511', 'Road transport', 'JIIG', 'G1', '5'],
  ['996512', 'Road transport, CGST condition', 'JICG', 'G1', '2.5'],
].map(([code, name, conditionType, taxCode, taxRate]) => ({ code, name, conditionType, taxCode, taxRate }));

export interface ListCall extends Record<string, unknown> {
  input: { parameters: { name: string; value: string }[] };
}
const wanted = ({ input }: ListCall, name: string) =>
  input.parameters.find(parameter => parameter.name === name)?.value ?? '';

/** Answers every query of the form, for a supplier of a company in `country`, with a region/company configuration. */
export function serveReference(country: keyof typeof COMPANIES = 'IN', config: object[] | null = null) {
  const { code, name, countryName, currencyCode } = COMPANIES[country];
  const list = (operation: string, data: object[]) =>
    answer(operation, { [operation]: { totalRecords: data.length, data } });
  serveForm(() => null, config && JSON.stringify({ fields: config }));
  list('companyList', [
    { id: 1, code, name, countryCode: country, countryName, currencyCode, gstNumber: '36AABCV4417K1Z7' },
  ]);
  list('masterSupplierList', [
    {
      id: 70,
      supplierId: 7,
      code: 'S0007',
      name: 'Meridian Labs',
      companyCode: code,
      companyName: name,
      countryCode: country,
      email: 'accounts@meridian-labs.example',
      gstNumber: '27ABCDE1234F1Z5',
      pan: 'ABCDE1234F',
      address: 'Pune',
      tel: '9848000000',
      paymentTermCode: 'N45',
      paymentTermName: 'Net 45 days',
      isUrgent: true,
    },
  ]);
  list('currencyList', [
    { code: 'INR', name: 'Indian Rupee' },
    { code: 'EUR', name: 'Euro' },
  ]);
  answer('tdsSupplierList', { tdsSupplierList: { totalRecords: 2 } });
  list('taxTypeList', [
    { code: 'IG', name: 'IGST' },
    { code: 'CS', name: 'CGST & SGST' },
    { code: 'NT', name: 'No Tax' },
    { code: 'VT', name: 'VAT' },
  ]);
  list('plantList', [{ code: 'P1', name: 'Genome Valley', gstNumber: '36AABCV4417K1Z7', businessPlace: 'TS01' }]);
  list('employeeDetailsList', [{ userId: 'e-1', code: 'E1', name: 'Dev Sharma', email: 'dev@buyer.example' }]);
  const hsn = answer<ListCall>('hsnList', call => {
    const data = HSN.filter(row => row.code?.includes(wanted(call, 'code')));
    return { hsnList: { totalRecords: data.length, data } };
  });
  list('taxList', [
    { code: 'A19', name: 'Input VAT', rate: '19' },
    { code: 'G3', name: 'Input GST 18 %', rate: '18' },
    { code: 'G1', name: 'Input GST 5 %', rate: '5' },
  ]);
  server.use(http.post('*/files/api/upload', () => HttpResponse.json({ result: 'success', statusText: 'OK' })));
  const warned = answer<{ input: Record<string, unknown> }>('nonPoInvoiceDuplicateWarning', {
    nonPoInvoiceDuplicateWarning: { id: 0, message: null },
  });
  const saved = answer<{ input: Record<string, unknown> }>('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 31 } });
  return { warned, saved, hsn, company: code };
}

type Opened = ReturnType<typeof renderFeature>;

/** Opens a form of the feature and waits until it is editable. */
export async function openNonPo(path: string, state?: unknown): Promise<Opened> {
  const opened = renderFeature({ path, routes: nonPoRoutes, state });
  await screen.findByLabelText('Invoice Number');
  return opened;
}

/** Opens the new form of the supplier of `serveReference`. */
export const openNew = (country: keyof typeof COMPANIES = 'IN', state?: unknown) =>
  openNonPo(`/NonPoInvoice/Add?company=${COMPANIES[country].code}&country=${country}&supplier=S0007`, state);

type User = Opened['user'];

/** Returns a cell of a line table by line number (from 1) and column title. */
export const cell = (line: number, title: string) => screen.getByLabelText<HTMLInputElement>(`Line ${line} ${title}`);

/** Pastes text instead of typing it: single keys take seconds on a large page. */
export async function put(user: User, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  await user.paste(text);
}

export async function pick(user: User, label: string, option: string, typed?: string): Promise<void> {
  const box = screen.getByLabelText(label);
  await user.click(box);
  if (typed) await user.paste(typed);
  await user.click(await screen.findByTitle(option));
}

/** Types a code into a lookup cell and leaves it, which fills the line from the search result. */
export async function typeCode(user: User, line: number, code: string, title = 'HSN/SAC Code'): Promise<void> {
  await user.click(cell(line, title));
  await user.paste(code);
  await user.tab();
}

export async function attach(user: User, label: string, name: string): Promise<void> {
  await user.upload(screen.getByLabelText(new RegExp(`^Choose files?: ${label}$`)), new File([await pdf()], name));
  // Role queries take seconds on such a large page, so this uses labels and texts.
  await screen.findByLabelText(`Delete ${name}`);
}

/** Fills the header fields that an Indian invoice requires. */
export async function fillHeader(user: User, { number = 'INV-7', taxType = 'IGST' } = {}): Promise<void> {
  await user.click(screen.getByLabelText('Bill To Location'));
  const dialog = await screen.findByRole('dialog', { name: 'Select Address' });
  await user.click(await within(dialog).findByText('Genome Valley'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await put(user, screen.getByLabelText('Invoice Number'), number);
  await put(user, screen.getByLabelText('Invoice Date'), formatDay(today()));
  await user.keyboard('{Enter}');
  await pick(user, 'Approver', 'Dev Sharma', 'Dev S');
  await pick(user, 'Tax Type', taxType);
  await attach(user, 'Invoice Copy', 'invoice.pdf');
  await user.click(screen.getByLabelText(/I agree with the Terms and Conditions/));
}

export const submit = (user: User) => user.click(screen.getByText('Submit for Approval'));
export const saveDraft = (user: User) => user.click(screen.getByText('Save as Draft'));
export const atList = () => screen.findByRole('heading', { level: 1, name: 'Invoice List' });
