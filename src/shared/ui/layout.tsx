import type { ComponentProps, CSSProperties, JSX } from 'react';
import styles from './layout.module.css';

/** A step of the scale of space (tokens.ts); 0 is none. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** One step for both directions, or one for each: from line to line, and from column to column. */
type Steps = Step | readonly [block: Step, inline: Step];

/** What elements look like, wherever they stand. A stylesheet's own class wins over any of it. */
interface Look {
  /** Colour of the text. */
  tone?: 'ink' | 'soft' | 'faint' | 'brand' | 'good' | 'warn' | 'bad' | undefined;
  size?: 'fine' | 'small' | 'text' | 'title' | 'page' | undefined;
  weight?: 'plain' | 'medium' | 'strong' | undefined;
  /** Figures of one width, for numbers that stand below one another. */
  figures?: boolean | undefined;
  /** A long word may break anywhere. */
  breaks?: boolean | undefined;
  /** Never broken over two lines. */
  whole?: boolean | undefined;
  /** One line; what does not fit ends in an ellipsis. */
  cut?: boolean | undefined;
  /** Lines as they were typed. */
  typed?: boolean | undefined;
  /** A line of its own, where the element would stand in one. */
  block?: boolean | undefined;
  /** Takes what is left in a row; a number is the pixels that it begins with. */
  grows?: boolean | number | undefined;
  /** Keeps its width in a row. */
  fixed?: boolean | undefined;
  /** Stands at the end of its row, away from what is before it. */
  pushed?: boolean | undefined;
  /** All the width there is, or no more than so many pixels of it. */
  wide?: boolean | undefined;
  most?: number | undefined;
  /** Text in the middle of its lines, or at their end. */
  middle?: boolean | undefined;
  atRight?: boolean | undefined;
  /** No more lines than so many; the rest ends in an ellipsis. */
  lines?: number | undefined;
  /** Room for a line before there is one, so that nothing below it moves. */
  room?: boolean | undefined;
  /** Not there while nothing is in it. */
  hushed?: boolean | undefined;
  /** What does not fit is scrolled in it. */
  scrolls?: boolean | undefined;
  /** A bar before it, in its `data-tone`. */
  barred?: boolean | undefined;
  /** A hairline above it, or below it. */
  ruledAbove?: boolean | undefined;
  ruledBelow?: boolean | undefined;
  /** Room inside. */
  pad?: Steps | undefined;
  /** Room before and after. */
  above?: Step | undefined;
  below?: Step | undefined;
}

interface Sheet extends Look {
  /** A sheet of its own: paper with a hairline around it. */
  card?: boolean | undefined;
  /** Across it; the middle of a row, and all of a stack, when nothing is said. */
  align?: 'start' | 'baseline' | 'end' | 'stretch' | undefined;
  /** Between its children. */
  gap?: Steps | undefined;
  /** A list's items with a dot before each. */
  bulleted?: boolean | undefined;
}

interface Pile extends Sheet {
  /** Beside one another as far as each has so many pixels, and all of the width between them. */
  tiles?: number | undefined;
}

interface Line extends Sheet {
  /** One below the other, as high as the row's own place is. */
  down?: boolean | undefined;
  /** Along the row; its beginning when nothing is said. */
  place?: 'between' | 'atEnd' | 'centred' | undefined;
  wrap?: boolean | undefined;
}

type Tag = keyof JSX.IntrinsicElements;
type Props<T extends Tag, Own> = Own & Omit<ComponentProps<T>, keyof Own | 'as'> & { as?: T };
type Given = Line & Pile & { as?: Tag; className?: string | undefined; style?: CSSProperties };

const FLAGS = [
  'wrap',
  'down',
  'scrolls',
  'figures',
  'breaks',
  'whole',
  'cut',
  'typed',
  'block',
  'fixed',
  'pushed',
  'wide',
  'middle',
  'atRight',
  'room',
  'hushed',
  'barred',
  'ruledAbove',
  'ruledBelow',
  'card',
  'bulleted',
] as const satisfies readonly (keyof Line)[];

const length = (step: Step) => (step === 0 ? '0px' : `var(--s-${step})`);

/** Draws the element with the classes of its look, the caller's last. */
function draw(first: string | undefined, usual: Tag, props: Given) {
  const { as: As = usual, align, place, tone, size, weight, className, style, ...rest } = props;
  const names: (string | undefined)[] = [align, place, tone, size, weight];
  for (const flag of FLAGS) {
    if (rest[flag]) names.push(flag);
    delete rest[flag];
  }
  const { gap, pad, above, below, tiles, grows, most, lines, ...others } = rest;
  const lengths: Record<string, string> = {};
  const set = (name: string, steps: Steps | undefined, block: string, inline?: string) => {
    if (steps === undefined) return;
    const [lines, columns] = typeof steps === 'number' ? [steps, steps] : steps;
    names.push(name);
    lengths[block] = length(lines);
    if (inline) lengths[inline] = length(columns);
  };
  set('gap', gap, '--gap-block', '--gap-inline');
  set('pad', pad, '--pad-block', '--pad-inline');
  set('above', above, '--above');
  set('below', below, '--below');
  const measure = (name: string, value: number | undefined, unit: string) => {
    if (value === undefined) return;
    names.push(name);
    lengths[`--${name}`] = `${value}${unit}`;
  };
  measure('tiles', tiles, 'px');
  measure('most', most, 'px');
  measure('lines', lines, '');
  if (typeof grows === 'number') measure('from', grows, 'px');
  if (grows !== undefined && grows !== false) names.push('grows');
  const classes = [first, ...names.map(name => name && styles[name]), className].filter(Boolean).join(' ');
  const spaced = Object.keys(lengths).length > 0 ? { style: { ...style, ...lengths } } : style && { style };
  return <As {...(others as object)} {...spaced} className={classes || undefined} />;
}

/** Things beside one another. */
export function Row<T extends Tag = 'div'>(props: Props<T, Line>) {
  return draw(styles['row'], 'div', props as Given);
}

/** Things below one another, each as wide as there is room. */
export function Stack<T extends Tag = 'div'>(props: Props<T, Pile>) {
  return draw(styles['stack'], 'div', props as Given);
}

/** A sheet of its own: paper with a hairline around it. */
export function Card<T extends Tag = 'div'>(props: Props<T, Look>) {
  return draw(styles['card'], 'div', props as Given);
}

/** A box that only has a look. */
export function Box<T extends Tag = 'div'>(props: Props<T, Look>) {
  return draw(undefined, 'div', props as Given);
}

/** A piece of text. */
export function Text<T extends Tag = 'span'>(props: Props<T, Look>) {
  return draw(undefined, 'span', props as Given);
}

/** Read out by screen readers, not drawn. */
export function Hidden<T extends Tag = 'span'>(props: Props<T, object>) {
  return draw(undefined, 'span', { ...props, 'data-read': true } as Given);
}

/** The buttons of a dialog, which stay in sight. */
export function DialogFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-foot className={[styles['foot'], className].filter(Boolean).join(' ')} />;
}
