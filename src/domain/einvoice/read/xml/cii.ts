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
  textsAt,
  toDecimal,
  type XmlFound,
} from './values';

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
    notes: textsAt(document, 'IncludedNote', 'Content'),
    seller: partyAt(elementAt(agreement, 'SellerTradeParty'), 'SpecifiedTaxRegistration', 'ID'),
    buyer: partyAt(elementAt(agreement, 'BuyerTradeParty'), 'SpecifiedTaxRegistration', 'ID'),
    accounts: means.flatMap(each => {
      const account = elementAt(each, 'PayeePartyCreditorFinancialAccount');
      const number = textAt(account, 'IBANID') || textAt(account, 'ProprietaryID');
      return accountNumbers(number);
    }),
    lines: getChildren(trade, 'IncludedSupplyChainTradeLineItem').flatMap(getLine),
    taxes: taxesAt(settlement, 'ApplicableTradeTax', 'CategoryCode', 'CalculatedAmount'),
    totals: {
      lines: decimalAt(sum, 'LineTotalAmount'),
      allowances: decimalAt(sum, 'AllowanceTotalAmount'),
      charges: decimalAt(sum, 'ChargeTotalAmount'),
      net: decimalAt(sum, 'TaxBasisTotalAmount'),
      tax: toDecimal(inCurrency(getChildren(sum, 'TaxTotalAmount'), currency)),
      gross: decimalAt(sum, 'GrandTotalAmount'),
      payable: decimalAt(sum, 'DuePayableAmount'),
    },
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
      codes: codesAt(product, 'DesignatedProductClassification', 'ClassCode'),
    },
  ];
}
