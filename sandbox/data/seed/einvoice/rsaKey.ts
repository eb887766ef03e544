import { checkPrimeSync, createHash, createPrivateKey, type KeyObject } from 'node:crypto';

export interface SandboxKey {
  /** SHA-1 of the modulus, like the key ids of the registration portals. */
  kid: string;
  n: string;
  e: string;
  privateKey: KeyObject;
}

const EXPONENT = 65_537n;
const PRIME_BYTES = 128;

/** Derives a key from a name, because Node only creates random keys. Anyone can derive it, so only the sandbox may trust it. */
export function toKey(name: string): SandboxKey {
  const p = primeFrom(`${name} p`);
  const q = primeFrom(`${name} q`);
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n));
  const [n, e] = [base64Url(p * q), base64Url(EXPONENT)];
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'RSA',
      n,
      e,
      d: base64Url(d),
      p: base64Url(p),
      q: base64Url(q),
      dp: base64Url(d % (p - 1n)),
      dq: base64Url(d % (q - 1n)),
      qi: base64Url(inverse(q, p)),
    },
  });
  return { kid: createHash('sha1').update(n).digest('hex').toUpperCase(), n, e, privateKey };
}

const SMALL_PRIMES = primesBelow(4000);

/** Returns the first prime after the number derived from the name. Its two highest bits are set, so that two primes give 2048 bits. */
function primeFrom(name: string): bigint {
  const blocks = [0, 1].map(block => createHash('sha512').update(`${name} ${block}`).digest());
  const bytes = Buffer.concat(blocks).subarray(0, PRIME_BYTES);
  bytes[0] = (bytes[0] ?? 0) | 0xc0;
  bytes[PRIME_BYTES - 1] = (bytes[PRIME_BYTES - 1] ?? 0) | 1;
  const start = BigInt(`0x${bytes.toString('hex')}`);
  // Most candidates have a small factor, which is cheaper to find than the long test.
  const remainders = SMALL_PRIMES.map(prime => Number(start % BigInt(prime)));
  for (let offset = 0; ; offset += 2) {
    if (SMALL_PRIMES.some((prime, index) => ((remainders[index] ?? 0) + offset) % prime === 0)) continue;
    const candidate = start + BigInt(offset);
    if (candidate % EXPONENT !== 1n && checkPrimeSync(candidate)) return candidate;
  }
}

function primesBelow(limit: number): number[] {
  const primes: number[] = [];
  for (let number = 3; number < limit; number += 2)
    if (primes.every(prime => number % prime !== 0)) primes.push(number);
  return primes;
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [rest, next] = [modulus, value % modulus];
  let [factor, nextFactor] = [0n, 1n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return ((factor % modulus) + modulus) % modulus;
}

function base64Url(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}
