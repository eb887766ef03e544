import { toKey, type SandboxKey } from './rsaKey.ts';

/** Signers of the sandbox. The last one's key is not published, so its signatures cannot be verified. */
export type Signer = 'nic' | 'nicBefore' | 'trial' | 'unpublished';

const SIGNERS: Record<Signer, { issuer: string; validFrom: string; validTo: string; isPublished: boolean }> = {
  nicBefore: { issuer: 'NIC', validFrom: '2021-04-01', validTo: '2023-12-31', isPublished: true },
  nic: { issuer: 'NIC', validFrom: '2024-01-01', validTo: '', isPublished: true },
  trial: { issuer: 'NIC Sandbox', validFrom: '2024-01-01', validTo: '', isPublished: true },
  unpublished: { issuer: 'NIC', validFrom: '2026-01-01', validTo: '', isPublished: false },
};

const made = new Map<Signer, SandboxKey>();

/** Creating a key takes 0.1 seconds, so it is created lazily. */
export function getSigningKey(signer: Signer): SandboxKey {
  const key = made.get(signer) ?? toKey(`sandbox e-invoice signer ${signer}`);
  made.set(signer, key);
  return key;
}

export const getIssuer = (signer: Signer): string => SIGNERS[signer].issuer;

export function publishedKeys() {
  const published = (Object.keys(SIGNERS) as Signer[]).filter(signer => SIGNERS[signer].isPublished);
  const keys = published.map(signer => {
    const { issuer, validFrom, validTo } = SIGNERS[signer];
    const { kid, n, e } = getSigningKey(signer);
    return { kid, issuer, validFrom, validTo, n, e };
  });
  return { keys };
}
