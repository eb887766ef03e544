import { useId, type ReactNode } from 'react';
import { Text } from '@/shared/ui/layout';
import styles from './Section.module.css';
import type { ResolvedField } from './types';

interface FieldSection<V> {
  title: string | null;
  fields: ResolvedField<V>[];
}

/**
 * Groups present fields under their section headings. Omits empty sections, and the heading of a single section,
 * because its container has one.
 */
export function getSections<V>(resolved: readonly ResolvedField<V>[]): FieldSection<V>[] {
  const sections: FieldSection<V>[] = [];
  for (const field of resolved) {
    if (!field.present) continue;
    const title = field.def.section ?? null;
    const last = sections.at(-1);
    if (last && last.title === title) last.fields.push(field);
    else sections.push({ title, fields: [field] });
  }
  const [only] = sections;
  return only && sections.length === 1 ? [{ ...only, title: null }] : sections;
}

interface SectionProps {
  title: string | null;
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
