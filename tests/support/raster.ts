/** A grayscale image, one byte per pixel, 255 is white: the output of a scanner or a camera. */
export interface Raster {
  width: number;
  height: number;
  grey: Float64Array;
}

/** Ink at a point of the page, in inches from its upper left corner: 0 white, 1 black. */
export type Ink = (x: number, y: number) => number;

/**
 * Draws a code of these modules (true is dark) with its upper left corner at x, y; `size` inches wide including its
 * margin.
 */
export function codeAt(modules: boolean[][], x: number, y: number, size: number): Ink {
  const scale = modules.length / size;
  return (px, py) => {
    // Runs for millions of points; looking up an index outside of an array is slow.
    if (px < x || py < y || px >= x + size || py >= y + size) return 0;
    return modules[Math.floor((py - y) * scale)]?.[Math.floor((px - x) * scale)] ? 1 : 0;
  };
}

export const together =
  (...inks: Ink[]): Ink =>
  (x, y) => {
    for (const ink of inks) if (ink(x, y) === 1) return 1;
    return 0;
  };

/** Draws text lines as a scanner sees them: short dark strokes. */
export const words =
  (seed: number): Ink =>
  (x, y) => {
    const line = Math.floor(y * 6);
    const stroke = Math.floor(x * 24);
    const isInk = y * 6 - line < 0.55 && x * 24 - stroke < 0.5;
    return isInk && (stroke * 7919 + line * 104_729 + seed) % 5 < 3 && x > 0.5 && x < 7.7 ? 1 : 0;
  };

export const bars =
  (x0: number, y0: number, width: number, height: number): Ink =>
  (x, y) => {
    if (x < x0 || x > x0 + width || y < y0 || y > y0 + height) return 0;
    const bar = Math.floor((x - x0) * 80);
    return (bar * bar * 31 + bar * 17) % 7 < 3 ? 1 : 0;
  };

/** Maps image points to page points, both in inches. */
export type Place = (x: number, y: number) => [number, number];

/** Rotates by degrees around a point. */
export function turned(degrees: number, cx: number, cy: number): Place {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => [cx + cos * (x - cx) - sin * (y - cy), cy + sin * (x - cx) + cos * (y - cy)];
}

/** Simulates a camera that is tilted sideways (`tilt`) and forward (`nod`), both small numbers such as 0.1. */
export const photographed =
  (tilt: number, nod: number, cx: number, cy: number): Place =>
  (x, y) => {
    const away = 1 + tilt * (x - cx) + nod * (y - cy);
    return [cx + (x - cx) / away, cy + (y - cy) / away];
  };

interface Scan {
  /** Visible part of the page in inches. */
  width: number;
  height: number;
  dpi: number;
  place?: Place;
  /** Standard deviation of the added gray noise. */
  noise?: number;
}

const SAMPLES = 2;

export function scan(ink: Ink, { width, height, dpi, place, noise = 0 }: Scan): Raster {
  const raster = { width: Math.round(width * dpi), height: Math.round(height * dpi) };
  const grey = new Float64Array(raster.width * raster.height);
  const draw = startDraw(7);
  for (let row = 0; row < raster.height; row += 1)
    for (let column = 0; column < raster.width; column += 1) {
      let dark = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const x = (column + ((sample % SAMPLES) + 0.5) / SAMPLES) / dpi;
        const y = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / dpi;
        dark += place ? ink(...place(x, y)) : ink(x, y);
      }
      const paper = 245 - (dark / (SAMPLES * SAMPLES)) * 215;
      grey[row * raster.width + column] = paper + noise * (draw() + draw() + draw() - 1.5) * 2;
    }
  return { ...raster, grey };
}

/** From 0 to 1. */
function startDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export function resized({ width, height, grey }: Raster, factor: number): Raster {
  const [wide, high] = [Math.round(width * factor), Math.round(height * factor)];
  const drawn = new Float64Array(wide * high);
  const at = (x: number, y: number) =>
    grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 255;
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [(column + 0.5) / factor - 0.5, (row + 0.5) / factor - 0.5];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, low] = [x - left, y - top];
      drawn[row * wide + column] =
        (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - low) +
        (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * low;
    }
  return { width: wide, height: high, grey: drawn };
}

/** The luminance table of JPEG (ITU-T T.81, K.1). */
const LUMINANCE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const COSINES = Array.from({ length: 64 }, (_value, index) => {
  const [k, n] = [index >> 3, index & 7];
  return Math.cos(((2 * n + 1) * k * Math.PI) / 16) * (k === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** The cosine transform of 8 by 8 blocks, quantized with the standard table. */
export function asJpeg({ width, height, grey }: Raster, quality: number): Raster {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const steps = LUMINANCE.map(step => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))));
  const left = new Float64Array(grey);
  for (let top = 0; top + 8 <= height; top += 8)
    for (let side = 0; side + 8 <= width; side += 8) {
      const block = ofBlock(at => (grey[(top + (at >> 3)) * width + side + (at & 7)] ?? 0) - 128);
      const rounded = transform(block, false).map((value, at) => {
        const step = steps[at] ?? 1;
        return Math.round(value / step) * step;
      });
      transform(rounded, true).forEach((value, at) => {
        left[(top + (at >> 3)) * width + side + (at & 7)] = value + 128;
      });
    }
  return { width, height, grey: left };
}

function ofBlock(value: (at: number) => number): Float64Array {
  const values = new Float64Array(64);
  for (let at = 0; at < 64; at += 1) values[at] = value(at);
  return values;
}

/** Applies the cosine transform to a block of 64 values, or its inverse. */
function transform(block: Float64Array, back: boolean): Float64Array {
  const [first, next] = back ? [1, 8] : [8, 1];
  const along = (values: Float64Array) =>
    ofBlock(index => {
      const [row, cosine] = [index & ~7, (index & 7) * first];
      let total = 0;
      for (let at = 0; at < 8; at += 1) total += (values[row + at] ?? 0) * (COSINES[cosine + at * next] ?? 0);
      return total;
    });
  const flip = (values: Float64Array) => ofBlock(at => values[(at & 7) * 8 + (at >> 3)] ?? 0);
  return flip(along(flip(along(block))));
}

export function toImageData({ width, height, grey }: Raster): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  grey.forEach((value, at) => {
    data[at * 4] = data[at * 4 + 1] = data[at * 4 + 2] = value;
  });
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}
