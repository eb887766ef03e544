import styles from './Button.module.css';

/**
 * `primary`: what the page or dialog is for; `danger`: what leads to something that cannot be taken back, `destructive`: what does it; `quiet`: without a frame; `link`: words in a text;
 * `icon`: a sign, which needs a label.
 */
type ButtonTone = 'primary' | 'danger' | 'destructive' | 'quiet' | 'link' | 'icon';

export interface ButtonLook {
  tone?: ButtonTone | undefined;
  /** For toolbars and rows. */
  small?: boolean | undefined;
}

/** Classes of a button, for links that look like one. */
export const buttonLook = ({ tone, small }: ButtonLook = {}, className?: string): string =>
  [styles['button'], tone && styles[tone], small && styles['small'], className].filter(Boolean).join(' ');
