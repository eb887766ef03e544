import type { ComponentProps, CSSProperties, JSX } from 'react';
import styles from './layout.module.css';

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Steps = Step | readonly [block: Step, inline: Step];

interface BoxStyle {
  tone?: 'ink' | 'soft' | 'faint' | 'brand' | 'good' | 'warn' | 'bad' | undefined;
  size?: 'fine' | 'small' | 'text' | 'title' | 'page' | undefined;
  weight?: 'plain' | 'medium' | 'strong' | undefined;
  figures?: boolean | undefined;
  breaks?: boolean | undefined;
  whole?: boolean | undefined;
  cut?: boolean | undefined;
  typed?: boolean | undefined;
  block?: boolean | undefined;
  /** Grows in a row; a number is its flex basis in pixels. */
  grows?: boolean | number | undefined;
  fixed?: boolean | undefined;
  pushed?: boolean | undefined;
  /** Full width, or at most this many pixels. */
  wide?: boolean | undefined;
  most?: number | undefined;
  middle?: boolean | undefined;
  atRight?: boolean | undefined;
  lines?: number | undefined;
  /** Reserves one line, so that nothing moves. */
  room?: boolean | undefined;
  /** Hidden while empty. */
  hushed?: boolean | undefined;
  scrolls?: boolean | undefined;
  barred?: boolean | undefined;
  ruledAbove?: boolean | undefined;
  ruledBelow?: boolean | undefined;
  pad?: Steps | undefined;
  /** Margin before and after. */
  above?: Step | undefined;
  below?: Step | undefined;
}

interface Sheet extends BoxStyle {
  card?: boolean | undefined;
  /** Cross-axis alignment; default: center of a row, stretch of a stack. */
  align?: 'start' | 'baseline' | 'end' | 'stretch' | undefined;
  gap?: Steps | undefined;
  bulleted?: boolean | undefined;
}

interface Pile extends Sheet {
  /** Columns of at least this many pixels that share the width. */
  tiles?: number | undefined;
}

interface Line extends Sheet {
  down?: boolean | undefined;
  /** Main-axis alignment; default: start. */
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

export function Row<T extends Tag = 'div'>(props: Props<T, Line>) {
  return draw(styles['row'], 'div', props as Given);
}

export function Stack<T extends Tag = 'div'>(props: Props<T, Pile>) {
  return draw(styles['stack'], 'div', props as Given);
}

/** White card with a hairline border. */
export function Card<T extends Tag = 'div'>(props: Props<T, BoxStyle>) {
  return draw(styles['card'], 'div', props as Given);
}

export function Box<T extends Tag = 'div'>(props: Props<T, BoxStyle>) {
  return draw(undefined, 'div', props as Given);
}

export function Text<T extends Tag = 'span'>(props: Props<T, BoxStyle>) {
  return draw(undefined, 'span', props as Given);
}

export function Hidden<T extends Tag = 'span'>(props: Props<T, object>) {
  return draw(undefined, 'span', { ...props, 'data-read': true } as Given);
}

export function DialogFoot({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-foot className={[styles['foot'], className].filter(Boolean).join(' ')} />;
}
