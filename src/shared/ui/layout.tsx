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

/** Values of style props that CSS names differently. */
const VALUES: Record<string, string> = {
  soft: 'ink-soft',
  faint: 'ink-faint',
  plain: '400',
  medium: '500',
  strong: '600',
  between: 'space-between',
  atEnd: 'end',
  centred: 'center',
};

const length = (step: Step) => (step === 0 ? '0px' : `var(--s-${step})`);

function draw(first: string | undefined, usual: Tag, props: Given) {
  const { as: As = usual, align, place, tone, size, weight, className, style, ...rest } = props;
  const names: string[] = [];
  for (const flag of FLAGS) {
    if (rest[flag]) names.push(flag);
    delete rest[flag];
  }
  const { gap, pad, above, below, tiles, grows, most, lines, ...others } = rest;
  const own: Record<string, string> = {};
  const set = <V,>(name: string, value: V | undefined, toCss: (value: V) => string) => {
    if (value === undefined) return;
    names.push(name);
    own[`--${name}`] = toCss(value);
  };
  const toLength = (steps: Steps) => (typeof steps === 'number' ? length(steps) : steps.map(length).join(' '));
  const toPixels = (value: number) => `${value}px`;
  const toValue = (value: string) => VALUES[value] ?? value;
  set('gap', gap, toLength);
  set('pad', pad, toLength);
  set('above', above, length);
  set('below', below, length);
  set('tiles', tiles, toPixels);
  set('most', most, toPixels);
  set('lines', lines, String);
  set('align', align, toValue);
  set('place', place, toValue);
  set('color', tone, value => `var(--p-${toValue(value)})`);
  set('size', size, value => `var(--t-${value})`);
  set('weight', weight, toValue);
  if (typeof grows === 'number') set('from', grows, toPixels);
  if (grows !== undefined && grows !== false) names.push('grows');
  const classes = [first, ...names.map(name => styles[name]), className].filter(Boolean).join(' ');
  const spaced = Object.keys(own).length > 0 ? { style: { ...style, ...own } } : style && { style };
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
