import { decodePDFRawStream, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadDecoder, readQrCodes } from '@/domain/einvoice/read/qrCodes';
import { imageDataOf, resized } from './raster.ts';

/** Takes the decoder's bytes from where they are installed: Node has no address to load them from. */
export function loadInstalledDecoder(): Promise<void> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return loadDecoder(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length));
}

/** Texts of the codes that a PDF has as pictures of one bit a module, as the sandbox draws them. */
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
      ...(await readQrCodes(scale => imageDataOf(resized({ width: side, height: side, grey }, 4 * scale)))).texts,
    );
  }
  return texts;
}
