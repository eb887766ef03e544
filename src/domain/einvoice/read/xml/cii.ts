import { getChildren, elementAt, textAt } from '@/lib/xmlText';
import type { XmlLine, XmlParty, XmlTax } from '../extraction';
import { distinct, accountNumbers, dayAt, decimalAt, toDecimal, optionalAt, type XmlFound } from './values';

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
  const means = getChildren(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const terms = getChildren(settlement, 'SpecifiedTradePaymentTerms');
  return {
    syntax: 'CII',
    number: textAt(document, 'ID'),
    type: textAt(document, 'TypeCode'),
    date: dayAt(document, 'IssueDateTime/DateTimeString'),
    currency,
    dueDates: distinct(terms.map(each => dayAt(each, 'DueDateDateTime/DateTimeString'))),
    orderNumber: optionalAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID|ID'),
    paymentTerms: distinct(terms.map(each => optionalAt(each, 'Description'))),
    notes: getChildren(document, 'IncludedNote')
      .map(note => textAt(note, 'Content'))
      .filter(Boolean),
    seller: getParty(elementAt(agreement, 'SellerTradeParty')),
    buyer: getParty(elementAt(agreement, 'BuyerTradeParty')),
    accounts: means.flatMap(each => {
      const account = elementAt(each, 'PayeePartyCreditorFinancialAccount');
      const number = textAt(account, 'IBANID') || textAt(account, 'ProprietaryID');
      return accountNumbers(number);
    }),
    lines: getChildren(trade, 'IncludedSupplyChainTradeLineItem').flatMap(getLine),
    taxes: getChildren(settlement, 'ApplicableTradeTax').flatMap(getTax),
    totals: {
      lines: decimalAt(sum, 'LineTotalAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxBasisTotalAmount'),
      tax: getTaxTotal(sum, currency),
      gross: decimalAt(sum, 'GrandTotalAmount'),
      payable: decimalAt(sum, 'DuePayableAmount'),
    },
  };
}

/** The tax may occur twice, also in the seller's accounting currency. */
function getTaxTotal(sum: Element | null, currency: string): string | undefined {
  const all = getChildren(sum, 'TaxTotalAmount');
  const own = all.find(each => (each.getAttribute('currencyID') ?? currency) === currency) ?? all[0] ?? null;
  return toDecimal(own);
}

function getParty(party: Element | null): XmlParty {
  return {
    taxNumbers: getChildren(party, 'SpecifiedTaxRegistration')
      .map(registration => textAt(registration, 'ID'))
      .filter(Boolean),
  };
}

/** Lines that sum up other lines, or only inform (profile EXTENDED). */
const NOT_BILLED = ['GROUP', 'INFORMATION'];

function getLine(line: Element): XmlLine[] {
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
      netAmount: toDecimal(netAmount) ?? '',
      taxRate: decimalAt(tax, PERCENT),
      codes: getChildren(product, 'DesignatedProductClassification').flatMap(each => {
        const code = elementAt(each, 'ClassCode');
        return code ? [{ list: code.getAttribute('listID') ?? '', code: textAt(each, 'ClassCode') }] : [];
      }),
    },
  ];
}

function getTax(tax: Element): XmlTax[] {
  const amount = decimalAt(tax, 'CalculatedAmount');
  return amount === undefined ? [] : [{ category: textAt(tax, 'CategoryCode'), amount }];
}
