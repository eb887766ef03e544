import { decodePDFRawStream, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadDecoder, readQrCodes } from '@/domain/einvoice/read/qrCodes';
import { toImageData, resized } from './raster.ts';

/** Loads the decoder from node_modules, because Node has no URL to load it from. */
export function loadInstalledDecoder(): Promise<void> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return loadDecoder(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
}

/** Decodes the codes that a PDF contains as 1-bit images, as the sandbox draws them. */
export async function codesInPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  const texts: string[] = [];
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Image'))
      continue;
    const side = object.dict.lookup(PDFName.of('Width'), PDFNumber).asNumber();
    const bits = decodePDFRawStream(object).decode();
    const bytesPerRow = Math.ceil(side / 8);
    const grey = Float64Array.from({ length: side * side }, (_value, at) => {
      const [row, column] = [Math.floor(at / side), at % side];
      return ((bits[row * bytesPerRow + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1 ? 255 : 0;
    });
    texts.push(
      ...(await readQrCodes(scale => toImageData(resized({ width: side, height: side, grey }, 4 * scale)))).texts,
    );
  }
  return texts;
}
