import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { focusHeading } from '@/shared/ui/focus';
import { Row, Text } from '@/shared/ui/layout';
import { Notice as Strip } from '@/shared/ui/Notice';
import styles from './FormNotice.module.css';

interface NoticeProps {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
}

/** Returns the focus to the previous element or the heading when a notice disappears with its pressed button. */
function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const buttons = place.current;
    return () => {
      if (!buttons?.contains(document.activeElement)) return;
      const back = before.current;
      setTimeout(() => {
        const main = document.querySelector('main');
        // The focus may have moved elsewhere.
        if (document.activeElement !== document.body) return;
        if (back instanceof HTMLElement && back.isConnected) back.focus();
        else if (main) focusHeading(main);
      });
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref: place, onFocus };
}

export function FormNotices({ tone, title, children, actions, below }: NoticeProps) {
  const buttons = useFocusBack();
  return (
    <Strip tone={tone} className={styles.notice}>
      <Text as="p" breaks grows={280} className={styles.words}>
        <strong>{title}</strong> {children}
      </Text>
      {actions && (
        <Row wrap gap={4} {...buttons}>
          {actions}
        </Row>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </Strip>
  );
}
