import { useId, type ReactNode } from 'react';
import { Text } from '@/shared/ui/layout';
import styles from './Section.module.css';

interface SectionProps {
  title: string | null;
  /** Level of its heading; the page's title is 1. */
  level: 2 | 3;
  children: ReactNode;
}

/** A named group of fields. Without a title it is only its content. */
export function Section({ title, level, children }: SectionProps) {
  const headingId = useId();
  if (title === null) return children;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Text as={Heading} below={5} id={headingId}>
        {title}
      </Text>
      {children}
    </section>
  );
}
