import type { ReactNode } from 'react';
import { Box, Text } from '@/shared/ui/layout';

interface FilterFrameProps {
  label: string;
  /** The control that is labelled; without one the label is that of a group. */
  htmlFor?: string | undefined;
  /** The filter that it is, for whoever looks for its place. */
  filter?: string | undefined;
  children: ReactNode;
}

/** A control of the panel below its label. */
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
