import { getChildren, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine, XmlParty, XmlTax } from '../extraction';
import { distinct, accountNumbers, dayAt, decimalAt, toDecimal, optionalAt, type XmlFound } from './values';

export function readUbl(root: Element): XmlFound {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sum = elementAt(root, 'LegalMonetaryTotal');
  // The tax may occur twice, also in the seller's accounting currency, then without parts.
  const taxTotals = getChildren(root, 'TaxTotal');
  const taxTotal =
    taxTotals.find(each => elementAt(each, 'TaxAmount')?.getAttribute('currencyID') === currency) ??
    taxTotals[0] ??
    null;
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
    notes: getChildren(root, 'Note')
      .map(note => (note.textContent ?? '').trim())
      .filter(Boolean),
    seller: getParty(elementAt(root, 'AccountingSupplierParty/Party')),
    buyer: getParty(elementAt(root, 'AccountingCustomerParty/Party')),
    accounts: accounts.flatMap(each => accountNumbers(textAt(each, 'ID'))),
    lines: getChildren(root, 'InvoiceLine').flatMap(getLine),
    taxes: getChildren(taxTotal, 'TaxSubtotal').flatMap(getTax),
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

function getParty(party: Element | null): XmlParty {
  return {
    taxNumbers: getChildren(party, 'PartyTaxScheme')
      .map(registration => textAt(registration, 'CompanyID'))
      .filter(Boolean),
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
      codes: getChildren(item, 'CommodityClassification').flatMap(each => {
        const code = elementAt(each, 'ItemClassificationCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ItemClassificationCode') }] : [];
      }),
    },
  ];
}

function getTax(part: Element): XmlTax[] {
  const amount = decimalAt(part, 'TaxAmount');
  return amount === undefined ? [] : [{ category: textAt(part, 'TaxCategory/ID'), amount }];
}
