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

// Where a step has two names, the second is that of ZUGFeRD 1.0, the elder form with the same terms.
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement';
const DELIVERY = 'ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery';
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement';
const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
const PERCENT = 'RateApplicablePercent|ApplicablePercent';

/** An invoice in UN/CEFACT's Cross Industry Invoice. */
export function readCii(root: Element): XmlFound {
  const document = elementAt(root, 'ExchangedDocument|HeaderExchangedDocument');
  const trade = elementAt(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction');
  const agreement = elementAt(trade, AGREEMENT);
  const settlement = elementAt(trade, SETTLEMENT);
  const sum = elementAt(settlement, SUMMATION);
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  const means = childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = childrenOf(settlement, 'SpecifiedTradePaymentTerms');
  const context = elementAt(root, 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext');
  return {
    syntax: 'CII',
    profile: profileOf(textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID')),
    number: textAt(document, 'ID'),
    type: textAt(document, 'TypeCode'),
    date: dayAt(document, 'IssueDateTime/DateTimeString'),
    currency,
    dueDates: distinct(terms.map(each => dayAt(each, 'DueDateDateTime/DateTimeString'))),
    deliveryDate: dayAt(elementAt(trade, DELIVERY), 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString'),
    orderNumber: optionalAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID|ID'),
    contractNumber: optionalAt(agreement, 'ContractReferencedDocument/IssuerAssignedID|ID'),
    buyerReference: optionalAt(agreement, 'BuyerReference'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Description'))),
    notes: childrenOf(document, 'IncludedNote')
      .map(note => textAt(note, 'Content'))
      .filter(Boolean),
    seller: partyOf(elementAt(agreement, 'SellerTradeParty')),
    buyer: partyOf(elementAt(agreement, 'BuyerTradeParty')),
    accounts: means.flatMap(each => {
      const account = elementAt(each, 'PayeePartyCreditorFinancialAccount');
      const number = textAt(account, 'IBANID') || textAt(account, 'ProprietaryID');
      return paymentAccountOf(number, textAt(each, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'));
    }),
    paymentReference: optionalAt(settlement, 'PaymentReference'),
    lines: childrenOf(trade, 'IncludedSupplyChainTradeLineItem').flatMap(lineOf),
    taxes: childrenOf(settlement, 'ApplicableTradeTax').flatMap(taxOf),
    totals: {
      lines: decimalAt(sum, 'LineTotalAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxBasisTotalAmount'),
      tax: taxTotalOf(sum, currency),
      gross: decimalAt(sum, 'GrandTotalAmount'),
      prepaid: decimalAt(sum, 'TotalPrepaidAmount'),
      payable: decimalAt(sum, 'DuePayableAmount'),
    },
  };
}

/** The tax may stand there a second time, in the currency of the seller's books. */
function taxTotalOf(sum: Element | null, currency: string): string | undefined {
  const all = childrenOf(sum, 'TaxTotalAmount');
  const own = all.find(each => (each.getAttribute('currencyID') ?? currency) === currency) ?? all[0] ?? null;
  return decimalOf(own);
}

function partyOf(party: Element | null): XmlParty {
  const address = elementAt(party, 'PostalTradeAddress');
  const email =
    optionalAt(party, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID|CompleteNumber') ??
    [optionalAt(party, 'URIUniversalCommunication/URIID')].find(uri => uri?.includes('@'));
  return {
    name: textAt(party, 'Name'),
    taxNumbers: childrenOf(party, 'SpecifiedTaxRegistration').flatMap(registration => {
      const id = elementAt(registration, 'ID');
      const number = textAt(registration, 'ID');
      return id && number ? [{ scheme: id.getAttribute('schemeID') ?? '', number }] : [];
    }),
    address: {
      lines: ['LineOne', 'LineTwo', 'LineThree'].map(line => textAt(address, line)).filter(Boolean),
      city: textAt(address, 'CityName'),
      postCode: textAt(address, 'PostcodeCode'),
      region: textAt(address, 'CountrySubDivisionName'),
      countryCode: textAt(address, 'CountryID'),
    },
    email,
  };
}

/** Lines that sum up other lines, or only inform (profile EXTENDED). */
const NOT_BILLED = ['GROUP', 'INFORMATION'];

/** A line of text alone, as ZUGFeRD 1.0 knows them, is none. */
function lineOf(line: Element): XmlLine[] {
  const document = elementAt(line, 'AssociatedDocumentLineDocument');
  if (NOT_BILLED.includes(textAt(document, 'LineStatusReasonCode').toUpperCase())) return [];
  const product = elementAt(line, 'SpecifiedTradeProduct');
  const agreement = elementAt(line, 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement');
  const settlement = elementAt(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement');
  const quantity = elementAt(line, 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity');
  const price = elementAt(agreement, 'NetPriceProductTradePrice');
  const netAmount = elementAt(
    settlement,
    'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
  );
  if (!netAmount?.textContent?.trim()) return [];
  const tax = elementAt(settlement, 'ApplicableTradeTax');
  return [
    {
      id: textAt(document, 'LineID'),
      name: textAt(product, 'Name'),
      description: optionalAt(product, 'Description'),
      quantity: decimalOf(quantity) ?? '',
      unit: quantity?.getAttribute('unitCode') ?? '',
      unitPrice: decimalAt(price, 'ChargeAmount') ?? '',
      priceQuantity: decimalAt(price, 'BasisQuantity') ?? '1',
      netAmount: decimalOf(netAmount) ?? '',
      taxCategory: optionalAt(tax, 'CategoryCode'),
      taxRate: decimalAt(tax, PERCENT),
      codes: childrenOf(product, 'DesignatedProductClassification').flatMap(each => {
        const code = elementAt(each, 'ClassCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ClassCode') }] : [];
      }),
      orderNumber: optionalAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
      orderLine: optionalAt(agreement, 'BuyerOrderReferencedDocument/LineID'),
    },
  ];
}

function taxOf(tax: Element): XmlTax[] {
  const amount = decimalAt(tax, 'CalculatedAmount');
  const basis = decimalAt(tax, 'BasisAmount');
  if (amount === undefined || basis === undefined) return [];
  return [
    {
      category: textAt(tax, 'CategoryCode'),
      rate: decimalAt(tax, PERCENT),
      basis,
      amount,
      exemption: optionalAt(tax, 'ExemptionReason'),
    },
  ];
}
