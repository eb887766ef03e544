import type { ReactNode } from 'react';
import { Text } from './layout';

interface ProblemProps {
  id?: string;
  children: ReactNode;
}

/** Announced error message of a field, dialog or section; takes no space when empty. */
export function Problem({ id, children }: ProblemProps) {
  return (
    <Text as="p" tone="bad" hushed id={id} role="alert">
      {children}
    </Text>
  );
}
