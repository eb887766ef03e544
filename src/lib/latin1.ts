export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
