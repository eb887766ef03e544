/** Trust in the document. Only 'verified' means that a signature was checked and fits. */
export type Verdict = 'verified' | 'altered' | 'otherForm' | 'unknownKey' | 'trial' | 'none';

/** Reason of a verdict; each has a sentence (`getVerdictText`). */
type Basis =
  /** verified: the signature fits a key of the issuer that was valid at the time, and so does the IRN. */
  | 'signature'
  /** altered: the signature does not verify with the key and the issuer that it names, or, without that key, the IRN does not fit. */
  | 'badSignature'
  | 'badIrn'
  | 'algorithm'
  | 'issuer'
  /** otherForm: signed, but not with the fields of e-invoices; for the last one the key is unknown. */
  | 'doubledClaim'
  | 'otherSchema'
  | 'otherIrn'
  | 'otherSchemaUnchecked'
  /** unknownKey: the fields agree with the IRN. */
  | 'noKeys'
  | 'keysNotLoaded'
  | 'unknownKid'
  | 'keyNotValidThen'
  /** trial: the issuer is a trial system; the signature fits, or the key is unknown. */
  | 'trialSigned'
  | 'trialUnchecked'
  | 'noCode'
  | 'otherCode'
  | 'tooLong'
  | 'notLookedAt';

/** Fields of a signed Indian e-invoice code. Trust them only with the verdict 'verified'. */
export interface SignedFields {
  sellerGstin: string;
  buyerGstin: string;
  number: string;
  type: string;
  /** ISO day. */
  date: string;
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

/** Result for one signed code. */
export interface Proof {
  verdict: Verdict;
  basis: Basis;
  /** Detail of `basis`: the algorithm, the duplicate claim, or both issuers. */
  detail?: string;
  signed?: SignedFields;
  key?: SigningKeyName;
}

export interface XmlParty {
  taxNumbers: string[];
}

export interface XmlLine {
  id: string;
  name: string;
  description?: string;
  netAmount: string;
  /** Percent. */
  taxRate?: string;
  /** Classification codes (HSN, UNSPSC, CPV …) with the list they are of. */
  codes: { list: string; code: string }[];
}

export interface XmlTax {
  category: string;
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

/** An unsigned XML invoice: CII (also ZUGFeRD and Factur-X) or UBL, with the terms of EN 16931. */
export interface XmlInvoice {
  syntax: 'CII' | 'UBL';
  number: string;
  type: string;
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

export interface XmlRefusal {
  what: string;
  why: string;
}

/** Result for one file. */
export interface Extraction extends Proof {
  /** Of the file's bytes, 64 hexadecimal digits: the same file is the same everywhere. */
  sha256: string;
  xml?: XmlInvoice;
  /** Names of the other XML files within the PDF, which were not read. */
  otherXml?: string[];
  /** There is XML, but of another kind. */
  refused?: XmlRefusal;
  otherCodes: number;
  /** Pages that were looked at for codes, in vain or not, and how many there are: fewer when one was found, or time was up. */
  pages: { looked: number; of: number };
}
