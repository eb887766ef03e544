import { font } from './tokens';

/** Letters as a stylesheet sets them. */
export interface Letters {
  /** In pixels; `type` of the tokens has them. */
  size: number;
  weight: 400 | 500 | 600;
}

/** So many widths are kept; then all are forgotten. */
const MOST_KEPT = 5_000;

interface Ruler {
  context: OffscreenCanvasRenderingContext2D;
  kept: Map<string, number>;
}

const rulers = new Map<string, Ruler | null>();

/** Whether texts can be measured here. */
export const canMeasure = (): boolean => typeof OffscreenCanvas !== 'undefined';

function rulerFor(size: number, weight: number): Ruler | null {
  const name = `${weight} ${size}px ${font}`;
  let ruler = rulers.get(name);
  if (ruler === undefined) {
    const context = canMeasure() ? new OffscreenCanvas(1, 1).getContext('2d') : null;
    if (context) context.font = name;
    ruler = context && { context, kept: new Map() };
    rulers.set(name, ruler);
  }
  return ruler;
}

/**
 * Pixels that a line of text takes on the screen, its figures of one width; null where texts cannot be measured. Nothing of the page is
 * laid out for it, so it can be asked before anything is drawn.
 */
export function textWidth(text: string, { size, weight }: Letters): number | null {
  const ruler = rulerFor(size, weight);
  if (ruler === null) return null;
  // Tables have figures of one width, to which the portal's typeface counts the hyphen. A canvas knows only the others, of which the four is widest.
  const line = text.replace(/[\d-]/g, '4');
  let width = ruler.kept.get(line);
  if (width === undefined) {
    if (ruler.kept.size >= MOST_KEPT) ruler.kept.clear();
    ({ width } = ruler.context.measureText(line));
    ruler.kept.set(line, width);
  }
  return width;
}

/** Pixels between letters that are narrow, common and wide, in no face exactly: which of two texts is the longer one is told by it. */
const NARROW = /[ijltfrI.,:;'!|()[\]\-/ ]/;
const WIDE = /[mwMW@%]/;
const CAPITAL = /[A-Z&]/;
const HEFTS = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return NARROW.test(letter) ? 4 : WIDE.test(letter) ? 10 : CAPITAL.test(letter) ? 8 : 7;
});

/** How long a text is about, to choose those that are worth measuring. */
export function heftOf(text: string): number {
  let heft = 0;
  for (let at = 0; at < text.length; at++) heft += HEFTS[text.charCodeAt(at)] ?? 10;
  return heft;
}
