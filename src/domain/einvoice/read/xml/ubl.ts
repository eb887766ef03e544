import { childrenOf, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine, XmlParty, XmlTax } from '../extraction';
import { distinct, accountNumbers, dayAt, decimalAt, decimalOf, optionalAt, profileOf, type XmlFound } from './values';

export function readUbl(root: Element): XmlFound {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sum = elementAt(root, 'LegalMonetaryTotal');
  // The tax may occur twice, also in the seller's accounting currency, then without parts.
  const taxTotals = childrenOf(root, 'TaxTotal');
  const taxTotal =
    taxTotals.find(each => elementAt(each, 'TaxAmount')?.getAttribute('currencyID') === currency) ??
    taxTotals[0] ??
    null;
  const terms = childrenOf(root, 'PaymentTerms');
  const accounts = childrenOf(root, 'PaymentMeans').flatMap(each => childrenOf(each, 'PayeeFinancialAccount'));
  return {
    syntax: 'UBL',
    profile: profileOf(textAt(root, 'CustomizationID')),
    number: textAt(root, 'ID'),
    type: textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode'),
    date: dayAt(root, 'IssueDate'),
    currency,
    dueDates: distinct([
      dayAt(root, 'DueDate'),
      ...childrenOf(root, 'PaymentMeans').map(each => dayAt(each, 'PaymentDueDate')),
      ...terms.map(each => dayAt(each, 'PaymentDueDate')),
    ]),
    orderNumber: optionalAt(root, 'OrderReference/ID'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Note'))),
    notes: childrenOf(root, 'Note')
      .map(note => (note.textContent ?? '').trim())
      .filter(Boolean),
    seller: partyOf(elementAt(root, 'AccountingSupplierParty/Party')),
    buyer: partyOf(elementAt(root, 'AccountingCustomerParty/Party')),
    accounts: accounts.flatMap(each => accountNumbers(textAt(each, 'ID'))),
    lines: childrenOf(root, 'InvoiceLine').flatMap(lineOf),
    taxes: childrenOf(taxTotal, 'TaxSubtotal').flatMap(taxOf),
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

function partyOf(party: Element | null): XmlParty {
  return {
    taxNumbers: childrenOf(party, 'PartyTaxScheme')
      .map(registration => textAt(registration, 'CompanyID'))
      .filter(Boolean),
  };
}

function lineOf(line: Element): XmlLine[] {
  const netAmount = elementAt(line, 'LineExtensionAmount');
  if (!netAmount?.textContent?.trim()) return [];
  const item = elementAt(line, 'Item');
  const tax = elementAt(item, 'ClassifiedTaxCategory');
  return [
    {
      id: textAt(line, 'ID'),
      name: textAt(item, 'Name'),
      description: optionalAt(item, 'Description'),
      netAmount: decimalOf(netAmount) ?? '',
      taxRate: decimalAt(tax, 'Percent'),
      codes: childrenOf(item, 'CommodityClassification').flatMap(each => {
        const code = elementAt(each, 'ItemClassificationCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ItemClassificationCode') }] : [];
      }),
    },
  ];
}

function taxOf(part: Element): XmlTax[] {
  const amount = decimalAt(part, 'TaxAmount');
  return amount === undefined ? [] : [{ category: textAt(part, 'TaxCategory/ID'), amount }];
}
