import { useId, type ReactNode } from 'react';
import { Text } from '@/shared/ui/layout';
import styles from './Section.module.css';

interface SectionProps {
  title: string | null;
  /** Heading level; the page title is 1. */
  level: 2 | 3;
  children: ReactNode;
}

/** Groups fields under a heading; without a title it adds nothing. */
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
