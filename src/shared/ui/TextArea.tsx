import Input, { type TextAreaProps } from 'antd/es/input';
import type { ComponentRef, CSSProperties, Ref } from 'react';
import styles from './TextArea.module.css';

type Props = Omit<TextAreaProps, 'rows' | 'autoSize'> & {
  rows?: number | undefined;
  ref?: Ref<ComponentRef<typeof Input.TextArea>> | undefined;
};

/**
 * Multi-line input from `rows` up to 12 rows high. CSS sizes it, because antd's `autoSize` sets a style attribute that the CSP forbids.
 * Without `field-sizing` support it scrolls.
 */
export function TextArea({ rows = 3, ...props }: Props) {
  // `field-sizing` ignores `rows`, so CSS needs the value.
  const height = { '--rows': rows } as CSSProperties;
  return <Input.TextArea {...props} rows={rows} className={styles.area} style={height} />;
}
