import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sum } from '@/lib/money';
import { decodeXml } from '@/lib/textEncoding';
import { readXml, readXmlFiles } from '@/domain/einvoice/read/xml/readXml';
import type { XmlInvoice } from '@/domain/einvoice/read/extraction';

const example = (name: string) => readFileSync(join(import.meta.dirname, 'examples', name), 'utf8');

function invoiceIn(text: string): XmlInvoice {
  const read = readXml(text);
  if (!('xml' in read)) throw new Error(`${read.refused.what}: ${read.refused.why}`);
  return read.xml;
}

describe('an invoice in CII', () => {
  const invoice = invoiceIn(example('cii.xml'));

  it('has header, parties and bank account', () => {
    expect(invoice).toMatchObject({
      syntax: 'CII',
      number: 'LG-2026/118',
      type: '380',
      date: '2026-11-02',
      dueDates: ['2026-12-02'],
      currency: 'EUR',
      orderNumber: '4500063153',
      paymentTerms: ['30 days net'],
      notes: ['Delivered free of charge & insured'],
      seller: { taxNumbers: ['201/113/40209', 'DE123456789'] },
      buyer: { taxNumbers: [] },
      accounts: ['DE02120300000000202051'],
    });
  });

  it('has lines and totals as exact decimal texts, and taxes by rate', () => {
    expect(invoice.lines).toEqual([
      {
        id: '1',
        name: 'Glass vials, 10 ml',
        description: 'Type I, washed',
        netAmount: '1225.00',
        taxRate: '19',
        codes: [{ list: 'HS', code: '70109000' }],
      },
      {
        id: '2',
        name: 'Handbook',
        netAmount: '25.00',
        taxRate: '7.00',
        codes: [],
      },
    ]);
    expect(invoice.taxes).toEqual([
      { category: 'S', amount: '232.75' },
      { category: 'S', amount: '1.75' },
    ]);
    expect(invoice.totals).toEqual({
      lines: '1250.00',
      net: '1250.00',
      tax: '234.50',
      gross: '1484.50',
      payable: '1484.50',
    });
    expect(sum(invoice.lines.map(line => line.netAmount))).toBe('1250');
  });

  it('has a header only if its profile has no lines', () => {
    expect(invoiceIn(example('cii-minimum.xml'))).toMatchObject({
      number: 'FA-2026-17',
      lines: [],
      taxes: [],
      totals: { net: '100.00', tax: '20.00', gross: '120.00' },
    });
  });
});

describe('the lines of an XML invoice', () => {
  const lines = (text: string) => {
    const { lines: found, linesProblem } = invoiceIn(text);
    return { amounts: found.map(({ netAmount }) => netAmount), problem: linesProblem };
  };
  const ubl = example('ubl.xml');
  const subLine = '<cac:SubInvoiceLine><cbc:LineExtensionAmount>400.00</cbc:LineExtensionAmount></cac:SubInvoiceLine>';

  it('are returned without group and information lines when they add up to the line total', () => {
    const group = example('group-lines.xml');
    expect(lines(group)).toEqual({ amounts: ['600.00', '400.00'] });
    expect(lines(group.replace('>GROUP<', '>INFORMATION<'))).toEqual({ amounts: ['600.00', '400.00'] });
    expect(lines(ubl.replace('</cac:InvoiceLine>', `${subLine}</cac:InvoiceLine>`))).toEqual({ amounts: ['1000.00'] });
  });

  it.each([
    [
      'an unmarked subtotal line',
      example('group-lines.xml').replace('GROUP', 'DETAIL'),
      'they add up to 2000.00 EUR, but the line total of the file is 1000.00 EUR.',
    ],
    ['amounts with tax', example('lines-with-tax.xml'), 'their amounts include tax.'],
    ['an invalid amount', example('unreadable-line.xml'), "the amount of line 2 can't be read."],
    [
      'an invalid amount in UBL',
      ubl.replace(
        '>1000.00</cbc:LineExtensionAmount><cac:OrderLine',
        '>1,000.00</cbc:LineExtensionAmount><cac:OrderLine',
      ),
      "the amount of line 1 can't be read.",
    ],
    [
      'amounts with tax in UBL',
      ubl.replace(
        '>1000.00</cbc:LineExtensionAmount><cac:OrderLine',
        '>1066.25</cbc:LineExtensionAmount><cac:OrderLine',
      ),
      'their amounts include tax.',
    ],
    [
      'a line total with tax',
      ubl.replaceAll('>1000.00</cbc:LineExtensionAmount>', '>1066.25</cbc:LineExtensionAmount>'),
      "the totals of the file don't agree: before tax it has 1000.00 USD, by its lines it would be 1066.25 USD.",
    ],
    [
      'no line total',
      ubl.replace(
        '<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="USD">1000.00</cbc:LineExtensionAmount>',
        '<cac:LegalMonetaryTotal>',
      ),
      'the file has no total to check them against.',
    ],
  ])('are not returned with %s', (_name, text, problem) => expect(lines(text)).toEqual({ amounts: [], problem }));

  it('are checked before allowances and charges of the whole invoice', () => {
    const head = '<cbc:TaxExclusiveAmount currencyID="USD">1000.00</cbc:TaxExclusiveAmount>';
    const less =
      '<cbc:TaxExclusiveAmount>940.00</cbc:TaxExclusiveAmount><cbc:AllowanceTotalAmount>100.00</cbc:AllowanceTotalAmount><cbc:ChargeTotalAmount>40.00</cbc:ChargeTotalAmount>';
    expect(lines(ubl.replace(head, less))).toEqual({ amounts: ['1000.00'] });
  });
});

it('an invoice paid in installments has all due dates and payment terms', () => {
  const second =
    '<ram:SpecifiedTradePaymentTerms><ram:Description>The rest in January</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20270102</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>';
  const text = example('cii.xml').replace('</ram:SpecifiedTradePaymentTerms>', `$&${second}`);
  expect(invoiceIn(text)).toMatchObject({
    dueDates: ['2026-12-02', '2027-01-02'],
    paymentTerms: ['30 days net', 'The rest in January'],
  });
});

it('an invoice in UBL has the same fields as one in CII', () => {
  expect(invoiceIn(example('ubl.xml'))).toMatchObject({
    syntax: 'UBL',
    number: 'HG-77120',
    date: '2026-11-05',
    dueDates: ['2026-12-05'],
    currency: 'USD',
    orderNumber: '4500063207',
    seller: { taxNumbers: ['US-22-3456789'] },
    accounts: ['000123456789'],
    lines: [
      {
        name: 'Method transfer',
        netAmount: '1000.00',
        taxRate: '6.625',
      },
    ],
    taxes: [{ category: 'S', amount: '66.25' }],
    totals: { lines: '1000.00', tax: '66.25', gross: '1066.25', payable: '1066.25' },
  });
});

const ORDER =
  '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>';
const cii = example('cii.xml');

describe('readXml rejects a file that is no invoice and names what it is', () => {
  it.each([
    ['an order', ORDER, 'An order (Order-X)', 'Only invoices are taken.'],
    ['a credit note in CII', cii.replace('>380<', '>381<'), 'A credit note (381)', 'Only invoices are taken.'],
    [
      'a correction',
      cii
        .replace('>380<', '>384<')
        .replace(
          '</ram:ApplicableHeaderTradeSettlement>',
          '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>LG-2026/90</ram:IssuerAssignedID></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
        ),
      'A correction (384)',
      'It replaces an invoice and is not taken as one. It speaks of LG-2026/90.',
    ],
    [
      'a credit note in UBL',
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>',
      'A credit note (UBL)',
      'Only invoices are taken.',
    ],
    ['another type', cii.replace('>380<', '>999<'), 'A document of type 999', 'Only invoices are taken.'],
    [
      'UBL without a type',
      example('ubl.xml').replace('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>', ''),
      'An invoice in XML',
      'Its type code is missing.',
    ],
    [
      'UBL with a national type',
      example('ubl.xml').replace('>380<', '>SATIS<'),
      'An invoice in XML',
      'Its type code (SATIS) is a national one: only the international codes (UNTDID 1001) are read.',
    ],
    ['an unknown encoding', cii.replace('UTF-8', 'EBCDIC-1'), 'An XML file', "Its encoding (EBCDIC-1) can't be read."],
    ['another root', '<rechnung/>', 'XML of another kind (rechnung)', 'CII and UBL invoices of EN 16931 are read.'],
    [
      'an invoice of another standard',
      '<Invoice xmlns="urn:example:invoice"><ID>1</ID></Invoice>',
      'XML of another kind (Invoice)',
      'CII and UBL invoices of EN 16931 are read.',
    ],
    ['an invoice without a number', cii.replace('LG-2026/118', ''), 'An invoice in XML', 'Its number is missing.'],
    ['an invoice without a date', cii.replace('20261102', 'soon'), 'An invoice in XML', 'Its date is missing.'],
    ['a truncated file', cii.slice(0, 3000), 'An XML file', 'It cannot be read: it is no whole XML.'],
    ["a file that isn't XML", 'number;date', 'An XML file', 'It cannot be read: it is no whole XML.'],
  ])('%s', (_name, text, what, why) => expect(readXml(text)).toEqual({ refused: { what, why } }));
});

it('readXml ignores tags inside CDATA sections and comments', () => {
  const lines = '<br>'.repeat(100);
  const text = cii.replace('Delivered free', `<![CDATA[${lines}]]><!--${lines}-->Delivered free`);
  expect(invoiceIn(text).notes[0]).toContain(`${lines}Delivered free`);
});

describe('hostile XML', () => {
  it.each([
    [
      'an external entity',
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      'It declares a document type, which is not opened.',
    ],
    [
      'nested entities',
      `<!DOCTYPE l [<!ENTITY a "aaaa">${'<!ENTITY b "&a;&a;">'}]><l>&b;</l>`,
      'It declares a document type, which is not opened.',
    ],
    [
      'ten thousand levels',
      `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`,
      'It is nested too deep to be an invoice.',
    ],
    ['unterminated comments', '<!--'.repeat(1_000_000), 'It cannot be read: it is no whole XML.'],
    ['a million tags', `<a>${'<b/>'.repeat(1_000_000)}</a>`, 'It is too large to be an invoice.'],
    ['six million characters', `<a>${'b'.repeat(6_000_000)}</a>`, 'It is too large to be an invoice.'],
  ])('with %s is rejected', (_name, text, why) => expect(readXml(text)).toMatchObject({ refused: { why } }));
});

describe('the XML files attached to a document', () => {
  it('are searched by standard file names first, and the first invoice is used', () => {
    const files = [
      { name: 'notes.xml', text: '<notes/>' },
      { name: 'copy.xml', text: example('ubl.xml') },
      { name: 'factur-x.xml', text: cii },
    ];
    expect(readXmlFiles(files)).toMatchObject({ xml: { number: 'LG-2026/118' } });
    expect(readXmlFiles(files).otherXml).toEqual(['notes.xml', 'copy.xml']);
    expect(readXmlFiles(files.slice(0, 2))).toMatchObject({ xml: { number: 'HG-77120' } });
    expect(readXmlFiles(files.slice(0, 1))).toEqual({
      refused: { what: 'XML of another kind (notes)', why: 'CII and UBL invoices of EN 16931 are read.' },
    });
    expect(readXmlFiles([])).toEqual({});
  });
});

describe('the encoding of an XML file', () => {
  const polish = '<a>Łódź</a>';
  it.each<[string, Uint8Array, string]>([
    [
      'follows the declaration',
      Uint8Array.from(Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?><a>\xa3\xf3d\xbc</a>', 'latin1')),
      polish,
    ],
    ['follows the byte order mark', Buffer.from(`\uFEFF<?xml version="1.0" encoding="ISO-8859-2"?>${polish}`), polish],
    [
      'is UTF-16 when the bytes show it',
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${polish}`, 'utf16le'),
      polish,
    ],
    [
      'is Windows-1252 when declared and not valid UTF-8',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>\xfc</a>', 'latin1'),
      '<a>ü</a>',
    ],
    ['is UTF-8 without a declaration', Buffer.from(polish), polish],
  ])('%s', (_name, bytes, text) => expect(decodeXml(bytes)).toContain(text));
});
