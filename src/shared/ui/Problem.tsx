import type { ReactNode } from 'react';
import { Text } from './layout';

interface ProblemProps {
  /** For the field that it describes. */
  id?: string;
  children: ReactNode;
}

/** What keeps a field, a dialog or a part of a page from going on, in words; it is read out as it comes. Without words it takes no room. */
export function Problem({ id, children }: ProblemProps) {
  return (
    <Text as="p" tone="bad" hushed id={id} role="alert">
      {children}
    </Text>
  );
}
