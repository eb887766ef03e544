import { getChildren, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine } from '../extraction';
import {
  accountNumbers,
  codesAt,
  dayAt,
  decimalAt,
  distinct,
  inCurrency,
  optionalAt,
  partyAt,
  taxesAt,
  toDecimal,
  type XmlFound,
} from './values';

export function readUbl(root: Element): XmlFound {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sum = elementAt(root, 'LegalMonetaryTotal');
  const amounts = getChildren(root, 'TaxTotal').flatMap(each => elementAt(each, 'TaxAmount') ?? []);
  const taxTotal = inCurrency(amounts, currency)?.parentElement ?? null;
  const terms = getChildren(root, 'PaymentTerms');
  const accounts = getChildren(root, 'PaymentMeans').flatMap(each => getChildren(each, 'PayeeFinancialAccount'));
  return {
    syntax: 'UBL',
    number: textAt(root, 'ID'),
    type: textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode'),
    date: dayAt(root, 'IssueDate'),
    currency,
    dueDates: distinct([
      dayAt(root, 'DueDate'),
      ...getChildren(root, 'PaymentMeans').map(each => dayAt(each, 'PaymentDueDate')),
      ...terms.map(each => dayAt(each, 'PaymentDueDate')),
    ]),
    orderNumber: optionalAt(root, 'OrderReference/ID'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Note'))),
    notes: getChildren(root, 'Note').flatMap(note => note.textContent?.trim() || []),
    seller: partyAt(elementAt(root, 'AccountingSupplierParty/Party'), 'PartyTaxScheme', 'CompanyID'),
    buyer: partyAt(elementAt(root, 'AccountingCustomerParty/Party'), 'PartyTaxScheme', 'CompanyID'),
    accounts: accounts.flatMap(each => accountNumbers(textAt(each, 'ID'))),
    lines: getChildren(root, 'InvoiceLine').flatMap(getLine),
    taxes: taxesAt(taxTotal, 'TaxSubtotal', 'TaxCategory/ID', 'TaxAmount'),
    totals: {
      lines: decimalAt(sum, 'LineExtensionAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxExclusiveAmount'),
      tax: decimalAt(taxTotal, 'TaxAmount'),
      gross: decimalAt(sum, 'TaxInclusiveAmount'),
      payable: decimalAt(sum, 'PayableAmount'),
    },
  };
}

function getLine(line: Element): XmlLine[] {
  const netAmount = elementAt(line, 'LineExtensionAmount');
  if (!netAmount?.textContent?.trim()) return [];
  const item = elementAt(line, 'Item');
  const tax = elementAt(item, 'ClassifiedTaxCategory');
  return [
    {
      id: textAt(line, 'ID'),
      name: textAt(item, 'Name'),
      description: optionalAt(item, 'Description'),
      netAmount: toDecimal(netAmount) ?? '',
      taxRate: decimalAt(tax, 'Percent'),
      codes: codesAt(item, 'CommodityClassification', 'ItemClassificationCode'),
    },
  ];
}
