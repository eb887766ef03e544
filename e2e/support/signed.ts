import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { registeredData, signedCode, type RegisteredInvoice } from '../../sandbox/data/seed/einvoice/signedCode.ts';
import { drawQrCode, qrModules } from '../../sandbox/data/seed/einvoice/qrCode.ts';

/** Creates a one-page PDF with the code of a registered invoice, signed with the sandbox's published key. */
export async function signedPdf(invoice: RegisteredInvoice, name = 'signed.pdf') {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  drawQrCode(page, await qrModules(signedCode(await registeredData(invoice), 'nic')), 400, 680, 126);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

interface XmlLine {
  name: string;
  amount: string;
}

/**
 * Creates a PDF with the invoice attached as XML (Factur-X, profile EN 16931), from a German seller without
 * tax.
 */
export async function facturX(number: string, day: string, lines: readonly XmlLine[], total: string) {
  const date = (iso: string) => `<udt:DateTimeString format="102">${iso.replaceAll('-', '')}</udt:DateTimeString>`;
  const items = lines.map(
    ({ name, amount }, index) => `
    <ram:IncludedSupplyChainTradeLineItem>
      <ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument>
      <ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct>
      <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${amount}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
      <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
      <ram:SpecifiedLineTradeSettlement>
        <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax>
        <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      </ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>`,
  );
  const party = (name: string, vat: string) =>
    `<ram:Name>${name}</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vat}</ram:ID></ram:SpecifiedTaxRegistration>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime>${date(day)}</ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${items.join('')}
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>${party('Rheinlab GmbH', 'DE123456789')}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${party('Buyer', 'DE987654321')}</ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery/>
    <ram:ApplicableHeaderTradeSettlement>
      <ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>0.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${total}</ram:BasisAmount><ram:CategoryCode>E</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:LineTotalAmount>${total}</ram:LineTotalAmount><ram:TaxBasisTotalAmount>${total}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">0.00</ram:TaxTotalAmount><ram:GrandTotalAmount>${total}</ram:GrandTotalAmount><ram:DuePayableAmount>${total}</ram:DuePayableAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`;
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]);
  await pdf.attach(Buffer.from(xml), 'factur-x.xml', {
    mimeType: 'text/xml',
    afRelationship: AFRelationship.Alternative,
  });
  return { name: 'factur-x.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}
