import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { computeIrn } from '@/lib/irn';
import { verifyCode } from '@/domain/einvoice/read/verifyCode';
import { keysOfFile } from '@/domain/einvoice/read/signingKeys';
import { publicKeys, publicToken, trialToken } from './publicTokens.ts';

const ours = keysOfFile({ keys: publicKeys });

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = pair.publicKey.export({ format: 'jwk' });
const KEY = { kid: 'TEST-1', issuer: 'NIC', validFrom: '2024-01-01', validTo: '2026-12-31', n: jwk.n, e: jwk.e };
const own = keysOfFile({ keys: [KEY] });

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const FIELDS = {
  SellerGstin: '29AABCT1332L1ZU',
  BuyerGstin: '36AABCV4417K1ZP',
  DocNo: 'kn/24-25/0071',
  DocTyp: 'INV',
  DocDt: '14/05/2025',
  TotInvVal: 118000.5,
  ItemCnt: 3,
  MainHsnCode: '998346',
  IrnDt: '2025-05-14 18:02:11',
};
const irn = (number = FIELDS.DocNo) =>
  computeIrn({ sellerGstin: FIELDS.SellerGstin, type: FIELDS.DocTyp, number, date: '2025-05-14' });

/** Creates a token as an invoice portal signs it; every part can be overridden. */
async function getToken({
  header = { alg: 'RS256', kid: 'TEST-1', typ: 'JWT' } as unknown,
  data = undefined as unknown,
  payload = undefined as unknown,
  fields = {} as Record<string, unknown>,
  issuer = 'NIC',
  key = pair.privateKey,
} = {}): Promise<string> {
  const signed = data ?? JSON.stringify({ ...FIELDS, Irn: await irn(), ...fields });
  const content = `${part(header)}.${part(payload ?? { data: signed, iss: issuer })}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

describe('the published sample codes', () => {
  it('verify with their keys and return the signed fields', async () => {
    expect(await verifyCode(publicToken, ours)).toEqual({
      verdict: 'verified',
      basis: 'signature',
      key: { kid: 'EDC57DE1358B300BA9F79340A6696831F3C85047', issuer: 'NIC', name: 'NIC, key of 2022' },
      signed: {
        sellerGstin: '01AMBPG7773M002',
        buyerGstin: '36AMBPG7773M002',
        number: 'SINV-CFY-00067',
        type: 'INV',
        date: '2022-09-16',
        total: '100',
        itemCount: 1,
        mainHsn: '61149090',
        irn: '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7',
        irnDate: '2022-09-16T19:29:00',
      },
    });
    expect(await verifyCode(trialToken, ours)).toMatchObject({
      verdict: 'trial',
      basis: 'trialSigned',
      signed: { number: '9sQ5E2', total: '1416' },
      key: { name: 'NIC Sandbox, key of 2023' },
    });
  });

  it("don't verify with a single bit of any character changed", async () => {
    const verdicts = new Map<string, number>();
    for (let at = 0; at < publicToken.length; at += 1)
      for (let bit = at % 3; bit < 7; bit += 3) {
        const changed =
          publicToken.slice(0, at) +
          String.fromCharCode(publicToken.charCodeAt(at) ^ (1 << bit)) +
          publicToken.slice(at + 1);
        const { verdict } = await verifyCode(changed, ours);
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
    expect(verdicts.get('verified')).toBeUndefined();
    // A changed bit in the key ID leaves a valid IRN with an unknown key; a broken header names no key.
    expect([...verdicts.keys()].sort()).toEqual(['altered', 'none', 'otherForm', 'unknownKey']);
  });

  it("have an unknown key when their key isn't loaded", async () => {
    expect(await verifyCode(publicToken, own)).toMatchObject({ verdict: 'unknownKey', basis: 'unknownKid' });
    expect(await verifyCode(publicToken, [])).toMatchObject({ verdict: 'unknownKey', basis: 'noKeys' });
    expect(await verifyCode(publicToken, null)).toMatchObject({ verdict: 'unknownKey', basis: 'keysNotLoaded' });
    expect(await verifyCode(trialToken, [])).toMatchObject({ verdict: 'trial', basis: 'trialUnchecked' });
  });

  it("don't verify with another key under the same key ID", async () => {
    const swapped = ours.map((key, index) => ({ ...key, n: ours.at(index - 1)?.n ?? '' }));
    for (const token of [publicToken, trialToken])
      expect(await verifyCode(token, swapped)).toMatchObject({ verdict: 'altered', basis: 'badSignature' });
  });
});

describe('a code signed with a test key', () => {
  it('verifies with its number as written or in capitals', async () => {
    for (const number of [FIELDS.DocNo, FIELDS.DocNo.toUpperCase()])
      expect(await verifyCode(await getToken({ fields: { Irn: await irn(number) } }), own), number).toMatchObject({
        verdict: 'verified',
        key: { name: 'NIC, key of 2024' },
        signed: { number: 'kn/24-25/0071', total: '118000.5', date: '2025-05-14', irnDate: '2025-05-14T18:02:11' },
      });
    const line = `  ${await getToken()}\n`;
    expect(await verifyCode(line, own)).toMatchObject({ verdict: 'verified' });
  });

  it('verifies only within the validity period of its key', async () => {
    for (const [IrnDt, verdict] of [
      ['2023-12-31 23:59:59', 'unknownKey'],
      ['2024-01-01 00:00:00', 'verified'],
      ['2026-12-31 23:59:59', 'verified'],
      ['2027-01-01 00:00:00', 'unknownKey'],
    ])
      expect((await verifyCode(await getToken({ fields: { IrnDt } }), own)).verdict, IrnDt).toBe(verdict);
    const late = keysOfFile({ keys: [{ ...KEY, validFrom: '2025-06-01' }] });
    expect(await verifyCode(await getToken(), late)).toMatchObject({ basis: 'keyNotValidThen' });
    expect(await verifyCode(await getToken(), [...late, ...own])).toMatchObject({ verdict: 'verified' });
  });

  it("verifies only for its key's issuer: a trial key can't sign a tax invoice", async () => {
    const trial = keysOfFile({ keys: [{ ...KEY, issuer: 'NIC Sandbox' }] });
    expect(await verifyCode(await getToken(), trial)).toMatchObject({
      verdict: 'altered',
      basis: 'issuer',
      detail: 'NIC Sandbox',
    });
    expect(await verifyCode(await getToken({ issuer: 'NIC Sandbox' }), trial)).toMatchObject({ verdict: 'trial' });
    expect(await verifyCode(await getToken({ issuer: 'NIC Sandbox' }), own)).toMatchObject({ verdict: 'altered' });
  });

  it('has another form when validly signed with other fields, and is altered when the signature is wrong', async () => {
    const other = await getToken({ data: JSON.stringify({ SellerGstin: FIELDS.SellerGstin, Schema: 'INV-2' }) });
    expect(await verifyCode(other, own)).toEqual({
      verdict: 'otherForm',
      basis: 'otherSchema',
      key: { kid: 'TEST-1', issuer: 'NIC', name: 'NIC, key of 2024' },
    });
    const forged = `${other.slice(0, other.lastIndexOf('.'))}.${(await getToken()).split('.')[2]}`;
    expect(await verifyCode(forged, own)).toMatchObject({ verdict: 'altered', basis: 'badSignature' });
    expect(await verifyCode(other, [])).toMatchObject({ verdict: 'otherForm', basis: 'otherSchemaUnchecked' });
  });

  it("is altered when its fields don't match the IRN, unless a known key signed them", async () => {
    const token = await getToken({ fields: { DocNo: 'KN/24-25/0072' } });
    expect(await verifyCode(token, own)).toMatchObject({ verdict: 'otherForm', basis: 'otherIrn' });
    expect(await verifyCode(token, []), 'and the key is unknown').toMatchObject({
      verdict: 'altered',
      basis: 'badIrn',
    });
  });
});

/**
 * Signs with HS256 and the public key as the secret: a verifier that trusts the header's algorithm would accept it.
 */
async function hmacToken(key: KeyObject): Promise<string> {
  const token = await getToken({ header: { alg: 'HS256', kid: 'TEST-1' } });
  const content = token.slice(0, token.lastIndexOf('.'));
  const secret = key.export({ type: 'spki', format: 'pem' });
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

describe('verifyCode with hostile codes', () => {
  it.each<[string, () => Promise<string>, object]>([
    [
      'alg: none',
      async () => (await getToken({ header: { alg: 'none', kid: 'TEST-1' } })).replace(/[^.]*$/, ''),
      { verdict: 'altered', basis: 'algorithm', detail: 'none' },
    ],
    [
      'HS256 with the public key as its secret',
      () => hmacToken(createPublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }))),
      { verdict: 'altered', basis: 'algorithm', detail: 'HS256' },
    ],
    ['no algorithm', () => getToken({ header: { kid: 'TEST-1' } }), { verdict: 'altered', basis: 'algorithm' }],
    ['rs256', () => getToken({ header: { alg: 'rs256', kid: 'TEST-1' } }), { verdict: 'altered', basis: 'algorithm' }],
    [
      'an unknown kid',
      () => getToken({ header: { alg: 'RS256', kid: 'X' } }),
      { verdict: 'unknownKey', basis: 'unknownKid' },
    ],
    ['no kid', () => getToken({ header: { alg: 'RS256' } }), { verdict: 'unknownKey', basis: 'unknownKid' }],
    [
      'a claim twice',
      async () => {
        const data = JSON.stringify(JSON.stringify({ ...FIELDS, Irn: await irn() }));
        return getToken({ payload: `{"data":${data},"iss":"NIC","i\\u0073s":"NIC Sandbox"}` });
      },
      { verdict: 'otherForm', basis: 'doubledClaim', detail: 'iss' },
    ],
    [
      'a field twice',
      async () => {
        const data = JSON.stringify({ ...FIELDS, Irn: await irn() });
        return getToken({ data: data.replace('{', '{"TotInvVal":1,') });
      },
      { verdict: 'otherForm', basis: 'doubledClaim', detail: 'TotInvVal' },
    ],
    [
      "data that isn't JSON",
      () => getToken({ data: 'SellerGstin=29' }),
      { verdict: 'otherForm', basis: 'otherSchema' },
    ],
    ['data that is a list', () => getToken({ data: '[1]' }), { verdict: 'otherForm', basis: 'otherSchema' }],
    ["data that isn't text", () => getToken({ data: 7 }), { verdict: 'otherForm', basis: 'otherSchema' }],
    [
      'an invalid date',
      () => getToken({ fields: { DocDt: '31/02/2025' } }),
      { verdict: 'otherForm', basis: 'otherSchema' },
    ],
    [
      'an invalid total',
      () => getToken({ fields: { TotInvVal: '1e5' } }),
      { verdict: 'otherForm', basis: 'otherSchema' },
    ],
    [
      "a payload that isn't JSON",
      () => getToken({ payload: 'not JSON at all' }),
      { verdict: 'otherForm', basis: 'otherSchema' },
    ],
    [
      'header members that change the signature',
      () => getToken({ header: { alg: 'RS256', kid: 'TEST-1', crit: ['b64'], b64: false } }),
      { verdict: 'otherForm', basis: 'otherSchema' },
    ],
    [
      'another purpose',
      () => getToken({ payload: { sub: 'visitor', iss: 'NIC' } }),
      { verdict: 'none', basis: 'otherCode' },
    ],
    [
      '1 MB',
      () => getToken({ data: JSON.stringify({ ...FIELDS, more: 'x'.repeat(1_000_000) }) }),
      { verdict: 'none', basis: 'tooLong' },
    ],
  ])('returns the expected verdict for %s', async (_name, make, answer) => {
    const proof = await verifyCode(await make(), own);
    expect(proof).toMatchObject(answer);
  });

  it.each([
    '',
    'upi://pay?pa=x@upi&am=10',
    'Plot 41, Phase IV, Hyderabad',
    'https://www.example.com/a.b.c',
    'eyJ.eyJ.',
    '{"a":1}',
  ])("doesn't treat %j as a signed code", async text =>
    expect(await verifyCode(text, own)).toEqual({ verdict: 'none', basis: 'otherCode' }),
  );
});

describe('the key file', () => {
  it('returns the complete keys and names them by year', () => {
    const keys = keysOfFile({
      keys: [
        KEY,
        { ...KEY, kid: 'TEST-2', name: 'IRP 2', validFrom: undefined, validTo: undefined },
        { ...KEY, n: 'short' },
        { ...KEY, issuer: '' },
        { ...KEY, validFrom: '1.1.2024' },
        'a key',
      ],
    });
    expect(keys.map(({ kid, name, validFrom, validTo }) => [kid, name, validFrom, validTo])).toEqual([
      ['TEST-1', 'NIC, key of 2024', '2024-01-01', '2026-12-31'],
      ['TEST-2', 'IRP 2', '', ''],
    ]);
  });

  it.each([null, [], {}, { keys: {} }, 'keys', { keys: [null] }])('returns no key for %j', content =>
    expect(keysOfFile(content)).toEqual([]),
  );
});
