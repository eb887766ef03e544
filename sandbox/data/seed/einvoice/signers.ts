import { keyOf, type SandboxKey } from './rsaKey.ts';

/** Who signs in the sandbox. The last is an issuer whose key is not published: what it signs cannot be checked. */
export type Signer = 'nic' | 'nicBefore' | 'trial' | 'unpublished';

const SIGNERS: Record<Signer, { issuer: string; validFrom: string; validTo: string; isPublished: boolean }> = {
  nicBefore: { issuer: 'NIC', validFrom: '2021-04-01', validTo: '2023-12-31', isPublished: true },
  nic: { issuer: 'NIC', validFrom: '2024-01-01', validTo: '', isPublished: true },
  trial: { issuer: 'NIC Sandbox', validFrom: '2024-01-01', validTo: '', isPublished: true },
  unpublished: { issuer: 'NIC', validFrom: '2026-01-01', validTo: '', isPublished: false },
};

const made = new Map<Signer, SandboxKey>();

/** A signer's key; made when it is first needed, which takes a tenth of a second. */
export function signingKeyOf(signer: Signer): SandboxKey {
  const key = made.get(signer) ?? keyOf(`sandbox e-invoice signer ${signer}`);
  made.set(signer, key);
  return key;
}

export const issuerOf = (signer: Signer): string => SIGNERS[signer].issuer;

/** What the environment's key file has in the sandbox: public halves only. */
export function publishedKeys() {
  const published = (Object.keys(SIGNERS) as Signer[]).filter(signer => SIGNERS[signer].isPublished);
  const keys = published.map(signer => {
    const { issuer, validFrom, validTo } = SIGNERS[signer];
    const { kid, n, e } = signingKeyOf(signer);
    return { kid, issuer, validFrom, validTo, n, e };
  });
  return { keys };
}
