/** The answers to 'who says so?'. Only the first means that a signature was checked and fits. */
export type Verdict = 'verified' | 'altered' | 'otherForm' | 'unknownKey' | 'trial' | 'none';

/** What a verdict rests on; each has its own sentence (`getVerdictText`). */
type Basis =
  /** verified: the signature fits a key of the issuer that was valid at the time, and so does the IRN. */
  | 'signature'
  /** altered: the signature does not verify with the key and the issuer that it names, or, without that key, the IRN does not fit. */
  | 'badSignature'
  | 'badIrn'
  | 'algorithm'
  | 'issuer'
  /** otherForm: signed (the last one: nobody here has the key), but what it says is not what e-invoices say. */
  | 'doubledClaim'
  | 'otherSchema'
  | 'otherIrn'
  | 'otherSchemaUnchecked'
  /** unknownKey: the fields agree with the IRN. */
  | 'noKeys'
  | 'keysNotLoaded'
  | 'unknownKid'
  | 'keyNotValidThen'
  /** trial: the issuer calls itself a trial system; the signature fits, or nobody here has its key. */
  | 'trialSigned'
  | 'trialUnchecked'
  /** none */
  | 'noCode'
  | 'otherCode'
  | 'tooLong'
  | 'notLookedAt';

/** What a signed code of India's e-invoices says. Worth believing only with the verdict 'verified'. */
export interface SignedFields {
  sellerGstin: string;
  /** '' or 'URP' for a buyer without registration, for example abroad. */
  buyerGstin: string;
  number: string;
  /** 'INV', 'CRN' or 'DBN'. */
  type: string;
  /** ISO day. */
  date: string;
  /** Decimal text. */
  total: string;
  itemCount: number;
  mainHsn: string;
  irn: string;
  /** When the invoice was registered: ISO moment in India's time without a zone, '2022-09-16T19:29:00'; null where the code says none. */
  irnDate: string | null;
}

/** The key that a code names; `name` is for people ('NIC, key of 2024') and only there when the key is among ours. */
interface SigningKeyName {
  kid: string;
  issuer: string;
  name?: string;
}

/** What is found out about one signed code. */
export interface Proof {
  verdict: Verdict;
  basis: Basis;
  /** What `basis` speaks of, where it needs it: the algorithm that was named, the claim that is there twice, both issuers. */
  detail?: string;
  signed?: SignedFields;
  key?: SigningKeyName;
}

export interface XmlParty {
  /** VAT, GST and other tax registrations. */
  taxNumbers: string[];
}

export interface XmlLine {
  id: string;
  name: string;
  description?: string;
  /** Decimal text. */
  netAmount: string;
  /** Percent. */
  taxRate?: string;
  /** Classification codes (HSN, UNSPSC, CPV …) with the list they are of. */
  codes: { list: string; code: string }[];
}

export interface XmlTax {
  category: string;
  /** Decimal text. */
  amount: string;
}

/** Totals as the invoice's head says them, decimal texts; what it does not say is not there. */
interface XmlTotals {
  lines?: string;
  allowances?: string;
  charges?: string;
  net?: string;
  tax?: string;
  gross?: string;
  payable?: string;
}

/** An invoice in XML: CII (also of ZUGFeRD and Factur-X) or UBL, with the terms of EN 16931. Nobody signed it. */
export interface XmlInvoice {
  syntax: 'CII' | 'UBL';
  /** 'MINIMUM', 'BASIC WL', 'BASIC', 'EN 16931', 'EXTENDED', 'XRechnung', 'Peppol', 'ZUGFeRD 1.0 …', or the guideline's own name. */
  profile: string;
  number: string;
  /** UNTDID 1001: '380' is an invoice. */
  type: string;
  /** ISO days. */
  date: string;
  /** More than one where it is paid in parts. */
  dueDates: string[];
  currency: string;
  orderNumber?: string;
  paymentTerms: string[];
  notes: string[];
  seller: XmlParty;
  buyer: XmlParty;
  /** Numbers of the accounts that it asks for payment to: an IBAN without blanks, or as the account's country writes it. */
  accounts: string[];
  /** Empty for the profiles without lines, and with `linesProblem`. */
  lines: XmlLine[];
  /** Why its lines are not offered, as the end of a sentence. */
  linesProblem?: string;
  taxes: XmlTax[];
  totals: XmlTotals;
}

/** XML that is there and is not taken: 'An order (Order-X)', and why, both for people. */
export interface XmlRefusal {
  what: string;
  why: string;
}

/** What was found out about one file. */
export interface Extraction extends Proof {
  /** Of the file's bytes, 64 hexadecimal digits: the same file is the same everywhere. */
  sha256: string;
  xml?: XmlInvoice;
  /** Names of the other XML files within the PDF, which were not read. */
  otherXml?: string[];
  /** There is XML, but of another kind. */
  refused?: XmlRefusal;
  /** Signed codes of other invoices on the same page: the file is of more than one. */
  otherCodes: number;
  /** Pages that were looked at for codes, in vain or not, and how many there are: fewer when one was found, or time was up. */
  pages: { looked: number; of: number };
}
