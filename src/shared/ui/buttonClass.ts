import styles from './Button.module.css';

/**
 * `primary`: main action; `danger`: leads to an irreversible action; `destructive`: performs it; `quiet`: without border; `link`: inside
 * text; `icon`: needs a label.
 */
type ButtonTone = 'primary' | 'danger' | 'destructive' | 'quiet' | 'link' | 'icon';

export interface ButtonStyle {
  tone?: ButtonTone | undefined;
  small?: boolean | undefined;
}

export const getButtonClass = ({ tone, small }: ButtonStyle = {}, className?: string): string =>
  [styles['button'], tone && styles[tone], small && styles['small'], className].filter(Boolean).join(' ');
