import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawObject, popGraphicsState, pushGraphicsState, concatTransformationMatrix } from '@cantoo/pdf-lib';
import type { PDFPage } from '@cantoo/pdf-lib';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** Modules of a QR code, rows from the top, with a quiet zone of four; true is dark. */
export type QrModules = boolean[][];

const RIM = 4;
let isReady = false;

/** Error correction 'L', as e-invoices use it. */
export async function qrModules(text: string): Promise<QrModules> {
  if (!isReady) {
    const file = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
    const wasm = readFileSync(file);
    prepareZXingModule({
      overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
    });
    isReady = true;
  }
  const { symbol, error } = await writeBarcode(text, {
    format: 'QRCode',
    options: 'ecLevel=L',
    scale: 1,
    addQuietZones: false,
  });
  if (error) throw new Error(error);
  const { data, width, height } = symbol;
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0;
  return Array.from({ length: height + 2 * RIM }, (_row, y) =>
    Array.from({ length: width + 2 * RIM }, (_cell, x) => dark(x - RIM, y - RIM)),
  );
}

/** One bit per module, `size` points wide, lower left corner at x, y. */
export function drawQrCode(page: PDFPage, modules: QrModules, x: number, y: number, size: number): void {
  const side = modules.length;
  const bytesPerRow = Math.ceil(side / 8);
  const bits = new Uint8Array(bytesPerRow * side).fill(0xff);
  modules.forEach((row, top) =>
    row.forEach((dark, left) => {
      const at = top * bytesPerRow + (left >> 3);
      if (dark) bits[at] = (bits[at] ?? 0) & ~(0x80 >> (left & 7));
    }),
  );
  const { context } = page.doc;
  const picture = context.register(
    context.flateStream(bits, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      BitsPerComponent: 1,
      ColorSpace: 'DeviceGray',
    }),
  );
  const name = page.node.newXObject('Qr', picture);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(size, 0, 0, size, x, y),
    drawObject(name),
    popGraphicsState(),
  );
}
