import type { ReactNode } from 'react';
import { Box, Text } from '@/shared/ui/layout';

interface DialogFieldProps {
  id: string;
  label: string;
  required: boolean;
  /** Error message; its space is reserved, so that nothing moves. */
  problem: string | null;
  children: ReactNode;
}

export const getNote = (id: string) => `${id}-note`;

export function DialogField({ id, label, required, problem, children }: DialogFieldProps) {
  return (
    <Box above={2}>
      <Text as="label" block tone="soft" weight="medium" below={2} htmlFor={id} data-required={required || undefined}>
        {label}
      </Text>
      {children}
      <Text as="p" tone="bad" size="small" breaks above={1} below={1} id={getNote(id)} room role="alert">
        {problem}
      </Text>
    </Box>
  );
}
