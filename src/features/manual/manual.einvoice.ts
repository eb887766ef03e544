import {
  getGstins,
  NOTHING_ENTERED,
  numberKey,
  type EinvoiceDef,
  type SuggestionContext,
} from '@/domain/einvoice/definition/definition';
import { currencyFor, findRows, suggestion } from '@/domain/einvoice/definition/suggestions';
import type { EntryValues } from './fields/manual.fields';
import type { CompanyChoice, SupplierChoice } from './api/useEntryLookups';

/** How a manual entry corresponds to its attached document. It has no lines; its parties say their GST numbers while they are chosen. */
export const manualEinvoice: EinvoiceDef<EntryValues, unknown> = {
  fields: {
    number: 'invoiceNumber',
    date: 'invoiceDate',
    currency: 'currencyCode',
    total: 'invoiceAmount',
    buyerGstins: 'companyCode',
    order: 'purchaseOrder',
  },
  entered: values => {
    const company = values.companyCode as CompanyChoice | null;
    const supplier = values.supplierCode as SupplierChoice | null;
    return {
      ...NOTHING_ENTERED,
      sellerGstin: supplier?.gstNumber ?? '',
      buyerGstins: getGstins(company?.gstNumber),
      countryCode: values.countryCode?.code ?? '',
      companyCode: company?.code ?? '',
      companyName: company?.name ?? '',
      supplierCode: supplier?.code ?? '',
      number: values.invoiceNumber,
      date: values.invoiceDate,
      currency: values.currencyCode?.code ?? '',
      total: values.invoiceAmount,
      orderNo: values.purchaseOrder,
    };
  },
  suggest: async context => {
    const { extractedFields } = context;
    const [company, currency] = await Promise.all([getCompany(context), currencyFor(context)]);
    return [
      ...suggestion.choice<EntryValues>('companyCode', 'Company', company),
      ...suggestion.text<EntryValues>('invoiceNumber', 'Invoice Number', extractedFields.number),
      ...suggestion.day<EntryValues>('invoiceDate', 'Invoice Date', extractedFields.date),
      ...suggestion.choice<EntryValues>('currencyCode', 'Currency', currency, 'code'),
      ...suggestion.text<EntryValues>('invoiceAmount', 'Invoice Amount', extractedFields.total),
      ...suggestion.text<EntryValues>(
        'purchaseOrder',
        'Purchase Order',
        /^\d{10}$/.test(extractedFields.order) ? extractedFields.order : '',
      ),
    ];
  },
};

async function getCompany(context: SuggestionContext<unknown>): Promise<CompanyChoice | undefined> {
  const gstin = numberKey(context.extractedFields.buyerGstin);
  if (gstin === '') return undefined;
  const companies = await findRows<CompanyChoice>(context, 'companies', '');
  return companies.find(({ gstNumber }) => numberKey(gstNumber ?? '') === gstin);
}
