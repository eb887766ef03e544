import type { ReactNode } from 'react';
import { Box, Text } from '@/shared/ui/layout';

interface DialogFieldProps {
  /** Of the control, which names its message by `noteOf`. */
  id: string;
  label: string;
  required: boolean;
  /** What is wrong; room for it is kept, so that nothing below it moves. */
  problem: string | null;
  children: ReactNode;
}

/** The id of the message below the control `id`. */
export const noteOf = (id: string) => `${id}-note`;

/** A field of an approval's dialog: label, control, message. */
export function DialogField({ id, label, required, problem, children }: DialogFieldProps) {
  return (
    <Box above={2}>
      <Text as="label" block tone="soft" weight="medium" below={2} htmlFor={id} data-required={required || undefined}>
        {label}
      </Text>
      {children}
      <Text as="p" tone="bad" size="small" breaks above={1} below={1} id={noteOf(id)} room role="alert">
        {problem}
      </Text>
    </Box>
  );
}
