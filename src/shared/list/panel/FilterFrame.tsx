import type { ReactNode } from 'react';
import { Box, Text } from '@/shared/ui/layout';

interface FilterFrameProps {
  label: string;
  /** Id of the control; absent: the label names a group. */
  htmlFor?: string | undefined;
  /** Filter name, so that code can find the field. */
  filter?: string | undefined;
  children: ReactNode;
}

export function FilterFrame({ label, htmlFor, filter, children }: FilterFrameProps) {
  const isGroup = htmlFor === undefined;
  return (
    <Box as={isGroup ? 'fieldset' : 'div'} fixed data-filter={filter}>
      {isGroup ? (
        <Text as="legend" block tone="soft" size="fine" weight="strong" pad={0} below={2}>
          {label}
        </Text>
      ) : (
        <Text as="label" block tone="soft" size="fine" weight="strong" below={2} htmlFor={htmlFor}>
          {label}
        </Text>
      )}
      {children}
    </Box>
  );
}
