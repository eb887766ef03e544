/** Packed bytes per step; deflate expands one byte to about 1,000. */
const STEP_BYTES = 16_384;

/** Passes packed bytes to `push` in small steps, so that an unpacker can stop early; `isLast` marks the last step. */
export function pushInSteps(bytes: Uint8Array, push: (step: Uint8Array, isLast: boolean) => void): void {
  for (let from = 0; from < bytes.length; from += STEP_BYTES)
    push(bytes.subarray(from, from + STEP_BYTES), from + STEP_BYTES >= bytes.length);
}

export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
