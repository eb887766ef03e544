import Input, { type TextAreaProps } from 'antd/es/input';
import type { ComponentRef, CSSProperties, Ref } from 'react';
import styles from './TextArea.module.css';

type Props = Omit<TextAreaProps, 'rows' | 'autoSize'> & {
  rows?: number | undefined;
  ref?: Ref<ComponentRef<typeof Input.TextArea>> | undefined;
};

/**
 * Text of several lines, at least `rows` high, that grows with its text up to 12 rows. CSS measures it: the library's `autoSize` sets the
 * style attribute, which the policy forbids. A browser without `field-sizing` shows `rows` rows and scrolls.
 */
export function TextArea({ rows = 3, ...props }: Props) {
  // `field-sizing` ignores `rows`, so CSS gets them, too.
  const height = { '--rows': rows } as CSSProperties;
  return <Input.TextArea {...props} rows={rows} className={styles.area} style={height} />;
}
