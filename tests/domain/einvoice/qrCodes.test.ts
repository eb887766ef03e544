import { beforeAll, describe, expect, it } from 'vitest';
import { GLANCE_DPI, looksLikeQrCode } from '@/domain/einvoice/read/codeLike';
import { readQrCodes } from '@/domain/einvoice/read/qrCodes';
import { qrModules } from '../../../sandbox/data/seed/einvoice/qrCode.ts';
import { registeredData, signedCode } from '../../../sandbox/data/seed/einvoice/signedCode.ts';
import { loadInstalledDecoder } from '../../support/qrReader.ts';
import {
  asJpeg,
  bars,
  codeAt,
  toImageData,
  photographed,
  resized,
  scan,
  together,
  turned,
  words,
  type Ink,
  type Raster,
} from '../../support/raster.ts';

let token = '';
let signed: boolean[][] = [];
let address: boolean[][] = [];
let payment: boolean[][] = [];
const ADDRESS = 'Vireya Pharmaceuticals Limited, Plot 41, Phase IV, IDA Jeedimetla, Hyderabad 500055';
const PAYMENT = 'upi://pay?pa=sahyadri@bank&pn=Sahyadri%20Chem&am=118000.50&cu=INR&tn=KN-2425-0071';

beforeAll(async () => {
  await loadInstalledDecoder();
  const data = await registeredData({
    sellerGstin: '29AABCT1332L1ZU',
    buyerGstin: '36AABCV4417K1ZP',
    number: 'KN/24-25/0071',
    date: '2025-05-14',
    total: '118000.50',
    itemCount: 3,
    mainHsn: '998346',
  });
  token = signedCode(data, 'nic');
  [signed, address, payment] = await Promise.all([qrModules(token), qrModules(ADDRESS), qrModules(PAYMENT)]);
});

// The upper part of a page: the code as printed, 1.75 inches wide, surrounded by text.
const AREA = { width: 8.27, height: 3.2 };
const CENTRE = [4, 1.6] as const;
/** White background without text around the code. */
const clear =
  (ink: Ink, x: number, y: number, size: number): Ink =>
  (px, py) =>
    px > x - 0.1 && px < x + size + 0.1 && py > y - 0.1 && py < y + size + 0.1 ? 0 : ink(px, py);
const paper = (size = 1.75) => together(clear(words(1), 5.6, 1, size), codeAt(signed, 5.6, 1, size));
/** Renders a page that contains the scan, as the reader does. */
const drawn = (raster: Raster, dpi: number) => (dpi === 200 ? raster : resized(raster, 200 / dpi));
const inverse = (raster: Raster): Raster => ({ ...raster, grey: raster.grey.map(light => 255 - light) });
/** The low resolution of the first look. */
const atAGlance = (raster: Raster) => looksLikeQrCode(toImageData(resized(raster, GLANCE_DPI / 200)));
const read = (raster: Raster) => readQrCodes(scale => toImageData(scale === 1 ? raster : resized(raster, scale)));
const getTexts = async (raster: Raster) => (await read(raster)).texts;

describe('a signed code', () => {
  it.each<[string, () => Raster]>([
    ['a vector PDF', () => scan(paper(), { ...AREA, dpi: 200 })],
    ['white on black', () => inverse(scan(paper(), { ...AREA, dpi: 200 }))],
    ['scanned at 150 dpi, two inches wide', () => drawn(scan(paper(2), { ...AREA, dpi: 150, noise: 8 }), 150)],
    ['rotated by 90 degrees', () => scan(paper(), { ...AREA, dpi: 200, place: turned(90, 6, 1.6), noise: 8 })],
    ['upside down', () => scan(paper(), { ...AREA, dpi: 200, place: turned(180, ...CENTRE), noise: 8 })],
    [
      'as a JPEG of quality 40 at 300 dpi, turned by 3 degrees',
      () => drawn(asJpeg(scan(paper(), { ...AREA, dpi: 300, place: turned(3, ...CENTRE), noise: 8 }), 40), 300),
    ],
    [
      'photographed from below, turned by 8 degrees',
      () => {
        const turn = turned(8, ...CENTRE);
        const tilt = photographed(0.03, 0.08, ...CENTRE);
        return asJpeg(scan(paper(), { ...AREA, dpi: 250, place: (x, y) => turn(...tilt(x, y)), noise: 8 }), 70);
      },
    ],
  ])('%s is detected at low resolution and read', async (_name, picture) => {
    const raster = picture();
    expect(atAGlance(raster)).toBe(true);
    expect(await getTexts(raster)).toEqual([token]);
  });

  it('is read beside bar codes, an address code and a payment code', async () => {
    const others = together(bars(0.6, 0.4, 2.5, 0.5), codeAt(address, 0.7, 1.5, 1), codeAt(payment, 2.6, 1.5, 1));
    const texts = await getTexts(scan(together(others, codeAt(signed, 5.6, 1, 1.75)), { ...AREA, dpi: 200, noise: 8 }));
    expect(texts.toSorted()).toEqual([ADDRESS, PAYMENT, token].toSorted());
  });

  it("is reported as blurred when it can't be read, so that the page is rendered sharper", async () => {
    const blot: Ink = (x, y) => (x > 6 && x < 6.9 && y > 1.5 && y < 2.4 ? 1 : 0);
    const raster = scan(together(paper(), blot), { ...AREA, dpi: 200 });
    expect(await read(raster)).toEqual({ texts: [], blurred: true });
  });
});

describe('a page without a signed code', () => {
  it.each<[string, Ink]>([
    ['writing', words(3)],
    ['a filled box', together(words(3), (x, y) => (x > 1 && x < 4 && y > 1 && y < 2 ? 1 : 0))],
    ['lines of a table', together(words(3), (x, y) => (x % 0.5 < 0.02 || y % 0.25 < 0.02 ? 1 : 0))],
  ])("isn't detected as a page with a code: %s", (_name, ink) =>
    expect(atAGlance(scan(ink, { ...AREA, dpi: 200, noise: 8 }))).toBe(false),
  );

  it('returns the other codes', async () => {
    const at = (modules: boolean[][]) => scan(codeAt(modules, 2, 1, 1), { ...AREA, dpi: 200, noise: 8 });
    expect([atAGlance(at(address)), atAGlance(at(payment))]).toEqual([true, true]);
    const large = scan(codeAt(payment, 2, 0.7, 1.75), { ...AREA, dpi: 200 });
    expect(atAGlance(large)).toBe(true);
    expect(await getTexts(at(address))).toEqual([ADDRESS]);
    expect(await getTexts(at(payment))).toEqual([PAYMENT]);
  });

  it('returns no text without any code', async () => {
    const empty = scan(together(words(3), bars(0.6, 0.4, 2.5, 0.5)), { ...AREA, dpi: 200, noise: 8 });
    expect(await read(empty)).toEqual({ texts: [], blurred: false });
  });
});
