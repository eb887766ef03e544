import { compare, round, subtract, sum, type DecimalText } from '@/lib/money';
import { declaredEncoding, isKnownEncoding } from '@/lib/textEncoding';
import { getChildren, parseXml, textAt, type XmlProblem } from '@/lib/xmlText';
import type { XmlInvoice, XmlRefusal } from '../extraction';
import { readCii } from './cii';
import { readUbl } from './ubl';
import type { XmlFound } from './values';

type Read = { xml: XmlInvoice } | { refused: XmlRefusal };

/** Names that the standards give to the invoice within a PDF (ZUGFeRD 1 and 2, Factur-X, XRechnung), and Order-X to an order. */
const STANDARD_NAME = /^(factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;

/** Returns the invoice among a document's XML files, or the refusal of another XML file; empty without XML. */
export function readXmlFiles(files: readonly { name: string; text: string }[]): {
  xml?: XmlInvoice;
  otherXml?: string[];
  refused?: XmlRefusal;
} {
  const ordered = files.toSorted((a, b) => Number(STANDARD_NAME.test(b.name)) - Number(STANDARD_NAME.test(a.name)));
  let refused: XmlRefusal | undefined;
  for (const { name, text } of ordered) {
    const read = readXml(text);
    if ('xml' in read) {
      const otherXml = ordered.flatMap(other => (other.name === name ? [] : other.name));
      return { xml: read.xml, ...(otherXml.length > 0 && { otherXml }) };
    }
    refused ??= read.refused;
  }
  return refused ? { refused } : {};
}

const PROBLEMS: Record<XmlProblem, string> = {
  declares: 'It declares a document type, which is not opened.',
  large: 'It is too large to be an invoice.',
  deep: 'It is nested too deep to be an invoice.',
  broken: 'It cannot be read: it is no whole XML.',
};

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';
const ZUGFERD_1 = 'urn:ferd:CrossIndustryDocument:invoice:1p0';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

const refuse = (what: string, why: string): Read => ({ refused: { what, why } });

export function readXml(text: string): Read {
  const encoding = declaredEncoding(text);
  if (encoding !== null && !isKnownEncoding(encoding))
    return refuse('An XML file', `Its encoding (${encoding.slice(0, 20)}) can't be read.`);
  const root = parseXml(text);
  if (typeof root === 'string') return refuse('An XML file', PROBLEMS[root]);
  const { localName, namespaceURI } = root;
  if ((localName === 'CrossIndustryInvoice' && namespaceURI === CII) || namespaceURI === ZUGFERD_1)
    return taken(readCii(root), root);
  if (localName === 'Invoice' && namespaceURI === UBL) return taken(readUbl(root), root);
  if (localName === 'CreditNote') return refuse('A credit note (UBL)', 'Only invoices are taken.');
  if (localName === 'SCRDMCCBDACIOMessageStructure') return refuse('An order (Order-X)', 'Only invoices are taken.');
  return refuse(`XML of another kind (${localName.slice(0, 60)})`, 'CII and UBL invoices of EN 16931 are read.');
}

/** UNTDID 1001 as EN 16931 allows it (BR-CL-01): invoices of every sort, and credit notes. */
const INVOICES = new Set(
  '71 80 82 84 102 130 202 203 204 211 218 219 295 326 331 380 382 383 385 386 387 388 389 390 393 394 395 456 457 527 553 575 623 633 751 780 817 870 875 876 877 935'.split(
    ' ',
  ),
);
const CREDIT_NOTES = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '));
const CORRECTION = '384';

function taken(found: XmlFound, root: Element): Read {
  const { number, type, date, currency } = found;
  const of = describeReferencedInvoice(root);
  if (CREDIT_NOTES.has(type)) return refuse(`A credit note (${type})`, `Only invoices are taken.${of}`);
  if (type === CORRECTION)
    return refuse(`A correction (${type})`, `It replaces an invoice and is not taken as one.${of}`);
  if (type === '') return refuse('An invoice in XML', 'Its type code is missing.');
  if (!/^\d+$/.test(type))
    return refuse(
      'An invoice in XML',
      `Its type code (${type.slice(0, 20)}) is a national one: only the international codes (UNTDID 1001) are read.`,
    );
  if (!INVOICES.has(type)) return refuse(`A document of type ${type.slice(0, 20)}`, 'Only invoices are taken.');
  if (number === '') return refuse('An invoice in XML', 'Its number is missing.');
  if (date === undefined) return refuse('An invoice in XML', 'Its date is missing.');
  if (currency === '') return refuse('An invoice in XML', 'Its currency is missing.');
  const problem = linesProblem(found);
  return { xml: { ...found, date, ...(problem !== undefined && { lines: [], linesProblem: problem }) } };
}

/** The invoice that a credit note or a correction speaks of, as a sentence. */
function describeReferencedInvoice(root: Element): string {
  const trade = getChildren(root, 'SupplyChainTradeTransaction')[0];
  const number =
    textAt(trade, 'ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID') ||
    textAt(root, 'BillingReference/InvoiceDocumentReference/ID');
  return number ? ` It speaks of ${number}.` : '';
}

const isSame = (a: DecimalText, b: DecimalText) => compare(round(a), round(b)) === 0;

/** Why the lines are not offered; undefined when their amounts add up to the line total of the head. */
function linesProblem({
  lines,
  totals,
  currency,
}: Pick<XmlInvoice, 'lines' | 'totals' | 'currency'>): string | undefined {
  if (lines.length === 0) return undefined;
  const unreadable = lines.find(({ netAmount }) => netAmount === '');
  if (unreadable) return `the amount of line ${unreadable.id || lines.indexOf(unreadable) + 1} can't be read.`;
  if (totals.lines === undefined) return 'the file has no total to check them against.';
  // A line's amount is offered in two decimals.
  const added = sum(lines.map(({ netAmount }) => round(netAmount)));
  if (!isSame(added, totals.lines)) {
    if (totals.gross !== undefined && isSame(added, totals.gross)) return 'their amounts include tax.';
    return `they add up to ${round(added)} ${currency}, but the line total of the file is ${round(totals.lines)} ${currency}.`;
  }
  const net = subtract(sum([totals.lines, totals.charges ?? '0']), totals.allowances ?? '0');
  return totals.net === undefined || isSame(net, totals.net)
    ? undefined
    : `the totals of the file don't agree: before tax it has ${round(totals.net)} ${currency}, by its lines it would be ${round(net)} ${currency}.`;
}
