import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

const OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
  returnErrors: true,
  textMode: 'Plain',
};

/**
 * Begins to load the decoder's WebAssembly from its address on our own origin, or takes its bytes; without it, it would be fetched from a
 * public CDN. Resolves when it is there; rejects when it cannot be had or must not run.
 */
export async function loadDecoder(wasm: string | ArrayBuffer): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

export interface CodesSeen {
  texts: string[];
  /** A code is there that could not be read: in a sharper picture it might be. */
  blurred: boolean;
}

/** The QR codes of a picture, however they are turned. */
export async function readQrCodes(picture: ImageData): Promise<CodesSeen> {
  const seen = await readBarcodes(picture, OPTIONS);
  return {
    texts: seen.filter(code => code.isValid && code.text !== '').map(code => code.text),
    blurred: seen.some(code => !code.isValid),
  };
}
