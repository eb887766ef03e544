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

/** Loads the decoder's WebAssembly from our origin; the library would use a public CDN. Rejects if it can't be loaded or run. */
export async function loadDecoder(wasm: string | ArrayBuffer): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

export interface CodesSeen {
  texts: string[];
  /** True for a code that could not be read and might be readable in a sharper picture. */
  blurred: boolean;
}

/** A second attempt, where the first found nothing, sees the picture so much larger, and codes that are white on black. */
const SECOND_SCALE = 1.5;

/** The QR codes of a picture, however they are turned. `drawAt`: the picture, so many times as large. */
export async function readQrCodes(drawAt: (scale: number) => ImageData | Promise<ImageData>): Promise<CodesSeen> {
  const seen = await readBarcodes(await drawAt(1), OPTIONS);
  if (!seen.some(code => code.isValid))
    seen.push(...(await readBarcodes(await drawAt(SECOND_SCALE), { ...OPTIONS, tryInvert: true })));
  return {
    texts: seen.filter(code => code.isValid && code.text !== '').map(code => code.text),
    blurred: seen.some(code => !code.isValid),
  };
}
