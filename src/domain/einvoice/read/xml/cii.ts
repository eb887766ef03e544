import { childrenOf, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine, XmlParty, XmlTax } from '../extraction';
import { distinct, accountNumbers, dayAt, decimalAt, decimalOf, optionalAt, profileOf, type XmlFound } from './values';

// Where a step has two names, the second is that of ZUGFeRD 1.0, the elder form with the same terms.
const AGREEMENT = 'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement';
const SETTLEMENT = 'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement';
const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
const PERCENT = 'RateApplicablePercent|ApplicablePercent';

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
    orderNumber: optionalAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID|ID'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Description'))),
    notes: childrenOf(document, 'IncludedNote')
      .map(note => textAt(note, 'Content'))
      .filter(Boolean),
    seller: partyOf(elementAt(agreement, 'SellerTradeParty')),
    buyer: partyOf(elementAt(agreement, 'BuyerTradeParty')),
    accounts: means.flatMap(each => {
      const account = elementAt(each, 'PayeePartyCreditorFinancialAccount');
      const number = textAt(account, 'IBANID') || textAt(account, 'ProprietaryID');
      return accountNumbers(number);
    }),
    lines: childrenOf(trade, 'IncludedSupplyChainTradeLineItem').flatMap(lineOf),
    taxes: childrenOf(settlement, 'ApplicableTradeTax').flatMap(taxOf),
    totals: {
      lines: decimalAt(sum, 'LineTotalAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxBasisTotalAmount'),
      tax: taxTotalOf(sum, currency),
      gross: decimalAt(sum, 'GrandTotalAmount'),
      payable: decimalAt(sum, 'DuePayableAmount'),
    },
  };
}

/** The tax may occur twice, also in the seller's accounting currency. */
function taxTotalOf(sum: Element | null, currency: string): string | undefined {
  const all = childrenOf(sum, 'TaxTotalAmount');
  const own = all.find(each => (each.getAttribute('currencyID') ?? currency) === currency) ?? all[0] ?? null;
  return decimalOf(own);
}

function partyOf(party: Element | null): XmlParty {
  return {
    taxNumbers: childrenOf(party, 'SpecifiedTaxRegistration')
      .map(registration => textAt(registration, 'ID'))
      .filter(Boolean),
  };
}

/** Lines that sum up other lines, or only inform (profile EXTENDED). */
const NOT_BILLED = ['GROUP', 'INFORMATION'];

function lineOf(line: Element): XmlLine[] {
  const document = elementAt(line, 'AssociatedDocumentLineDocument');
  if (NOT_BILLED.includes(textAt(document, 'LineStatusReasonCode').toUpperCase())) return [];
  const product = elementAt(line, 'SpecifiedTradeProduct');
  const settlement = elementAt(line, 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement');
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
      netAmount: decimalOf(netAmount) ?? '',
      taxRate: decimalAt(tax, PERCENT),
      codes: childrenOf(product, 'DesignatedProductClassification').flatMap(each => {
        const code = elementAt(each, 'ClassCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ClassCode') }] : [];
      }),
    },
  ];
}

function taxOf(tax: Element): XmlTax[] {
  const amount = decimalAt(tax, 'CalculatedAmount');
  return amount === undefined ? [] : [{ category: textAt(tax, 'CategoryCode'), amount }];
}
