import { childrenOf, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine, XmlParty, XmlTax } from '../extraction';
import {
  distinct,
  paymentAccountOf,
  dayAt,
  decimalAt,
  decimalOf,
  optionalAt,
  profileOf,
  type XmlFound,
} from './values';

/** An invoice in OASIS UBL 2. */
export function readUbl(root: Element): XmlFound {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const sum = elementAt(root, 'LegalMonetaryTotal');
  // The tax may stand there a second time, in the currency of the seller's books, and then without its parts.
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
    deliveryDate: dayAt(root, 'Delivery/ActualDeliveryDate'),
    orderNumber: optionalAt(root, 'OrderReference/ID'),
    contractNumber: optionalAt(root, 'ContractDocumentReference/ID'),
    buyerReference: optionalAt(root, 'BuyerReference'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Note'))),
    notes: childrenOf(root, 'Note')
      .map(note => (note.textContent ?? '').trim())
      .filter(Boolean),
    seller: partyOf(elementAt(root, 'AccountingSupplierParty/Party')),
    buyer: partyOf(elementAt(root, 'AccountingCustomerParty/Party')),
    accounts: accounts.flatMap(each =>
      paymentAccountOf(textAt(each, 'ID'), textAt(each, 'FinancialInstitutionBranch/ID')),
    ),
    paymentReference: optionalAt(root, 'PaymentMeans/PaymentID'),
    lines: childrenOf(root, 'InvoiceLine').flatMap(lineOf),
    taxes: childrenOf(taxTotal, 'TaxSubtotal').flatMap(taxOf),
    totals: {
      lines: decimalAt(sum, 'LineExtensionAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxExclusiveAmount'),
      tax: decimalAt(taxTotal, 'TaxAmount'),
      gross: decimalAt(sum, 'TaxInclusiveAmount'),
      prepaid: decimalAt(sum, 'PrepaidAmount'),
      payable: decimalAt(sum, 'PayableAmount'),
    },
  };
}

function partyOf(party: Element | null): XmlParty {
  const address = elementAt(party, 'PostalAddress');
  const street = ['StreetName', 'AdditionalStreetName', 'AddressLine/Line'].map(line => textAt(address, line));
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName') || textAt(party, 'PartyName/Name'),
    taxNumbers: childrenOf(party, 'PartyTaxScheme').flatMap(registration => {
      const number = textAt(registration, 'CompanyID');
      return number ? [{ scheme: textAt(registration, 'TaxScheme/ID'), number }] : [];
    }),
    address: {
      lines: street.filter(Boolean),
      city: textAt(address, 'CityName'),
      postCode: textAt(address, 'PostalZone'),
      region: textAt(address, 'CountrySubentity'),
      countryCode: textAt(address, 'Country/IdentificationCode'),
    },
    email: optionalAt(party, 'Contact/ElectronicMail'),
  };
}

function lineOf(line: Element): XmlLine[] {
  const netAmount = elementAt(line, 'LineExtensionAmount');
  if (!netAmount?.textContent?.trim()) return [];
  const item = elementAt(line, 'Item');
  const price = elementAt(line, 'Price');
  const quantity = elementAt(line, 'InvoicedQuantity');
  const tax = elementAt(item, 'ClassifiedTaxCategory');
  return [
    {
      id: textAt(line, 'ID'),
      name: textAt(item, 'Name'),
      description: optionalAt(item, 'Description'),
      quantity: decimalOf(quantity) ?? '',
      unit: quantity?.getAttribute('unitCode') ?? '',
      unitPrice: decimalAt(price, 'PriceAmount') ?? '',
      priceQuantity: decimalAt(price, 'BaseQuantity') ?? '1',
      netAmount: decimalOf(netAmount) ?? '',
      taxCategory: optionalAt(tax, 'ID'),
      taxRate: decimalAt(tax, 'Percent'),
      codes: childrenOf(item, 'CommodityClassification').flatMap(each => {
        const code = elementAt(each, 'ItemClassificationCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ItemClassificationCode') }] : [];
      }),
      orderNumber: optionalAt(line, 'OrderLineReference/OrderReference/ID'),
      orderLine: optionalAt(line, 'OrderLineReference/LineID'),
    },
  ];
}

function taxOf(part: Element): XmlTax[] {
  const amount = decimalAt(part, 'TaxAmount');
  const basis = decimalAt(part, 'TaxableAmount');
  if (amount === undefined || basis === undefined) return [];
  const category = elementAt(part, 'TaxCategory');
  return [
    {
      category: textAt(category, 'ID'),
      rate: decimalAt(category, 'Percent') ?? decimalAt(part, 'Percent'),
      basis,
      amount,
      exemption: optionalAt(category, 'TaxExemptionReason'),
    },
  ];
}
