import { sign } from 'node:crypto';
import { computeIrn } from '@/lib/irn';
import { getIssuer, getSigningKey, type Signer } from './signers.ts';

export interface RegisteredInvoice {
  sellerGstin: string;
  buyerGstin: string;
  number: string;
  /** Defaults to 'INV'. */
  type?: string;
  date: string;
  /** Decimal text. */
  total: string;
  itemCount: number;
  mainHsn: string;
  /** Registration time 'YYYY-MM-DD HH:mm:ss'; defaults to noon of the day. */
  registeredAt?: string;
}

const part = (text: string) => Buffer.from(text).toString('base64url');

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
    Irn: await computeIrn({ sellerGstin, type, number: number.toUpperCase(), date }),
    IrnDt: invoice.registeredAt ?? `${date} 12:00:00`,
  });
}

export function signedCode(data: string, signer: Signer): string {
  const { kid, privateKey } = getSigningKey(signer);
  const header = part(JSON.stringify({ alg: 'RS256', kid, typ: 'JWT' }));
  const content = `${header}.${part(JSON.stringify({ data, iss: getIssuer(signer) }))}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Returns the same signature with other data: a forged code. */
export function withOtherData(token: string, data: string, signer: Signer): string {
  const [header, , signature] = token.split('.');
  return `${header}.${part(JSON.stringify({ data, iss: getIssuer(signer) }))}.${signature}`;
}
