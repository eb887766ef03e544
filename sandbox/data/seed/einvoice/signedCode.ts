import { sign } from 'node:crypto';
import { irnOf } from '@/lib/irn';
import { issuerOf, signingKeyOf, type Signer } from './signers.ts';

/** What a registration portal signs of an invoice. */
export interface RegisteredInvoice {
  sellerGstin: string;
  buyerGstin: string;
  number: string;
  /** 'INV' unless told otherwise. */
  type?: string;
  /** ISO day. */
  date: string;
  /** Decimal text. */
  total: string;
  itemCount: number;
  mainHsn: string;
  /** When it was registered: 'YYYY-MM-DD HH:mm:ss'; the day's noon unless told otherwise. */
  registeredAt?: string;
}

const part = (text: string) => Buffer.from(text).toString('base64url');

/** The data of an invoice as JSON text, in the names and the order of the registration portals. */
export async function registeredData(invoice: RegisteredInvoice): Promise<string> {
  const { sellerGstin, buyerGstin, number, type = 'INV', date, total, itemCount, mainHsn } = invoice;
  const [year, month, day] = date.split('-');
  return JSON.stringify({
    SellerGstin: sellerGstin,
    BuyerGstin: buyerGstin,
    DocNo: number,
    DocTyp: type,
    DocDt: `${day}/${month}/${year}`,
    TotInvVal: Number(total),
    ItemCnt: itemCount,
    MainHsnCode: mainHsn,
    Irn: await irnOf({ sellerGstin, type, number: number.toUpperCase(), date }),
    IrnDt: invoice.registeredAt ?? `${date} 12:00:00`,
  });
}

/** The text of the QR code: a token that this signer signed over these data. */
export function signedCode(data: string, signer: Signer): string {
  const { kid, privateKey } = signingKeyOf(signer);
  const header = part(JSON.stringify({ alg: 'RS256', kid, typ: 'JWT' }));
  const content = `${header}.${part(JSON.stringify({ data, iss: issuerOf(signer) }))}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** The same signature over other data: what somebody makes of it who may not sign. */
export function withOtherData(token: string, data: string, signer: Signer): string {
  const [header, , signature] = token.split('.');
  return `${header}.${part(JSON.stringify({ data, iss: issuerOf(signer) }))}.${signature}`;
}
