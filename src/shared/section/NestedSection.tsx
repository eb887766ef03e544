import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Box, Text } from '@/shared/ui/layout';
import type { NestedRows, SectionModalProps } from './section';
import { readOnlyRows, toRows, useKeptRows, type KeptRow } from './useKeptRows';

interface NestedProps extends Pick<SectionModalProps<FieldValues>, 'Section' | 'lookAt'> {
  nested: NestedRows;
  /** Tells kept work of these rows from that of others. */
  recordId: string;
}

/** Rows inside a row that is being changed: they are kept in its form and saved with it. */
export function NestedSection<V extends FieldValues>(props: NestedProps & { control: Control<V> }) {
  const { nested, control, recordId, lookAt, Section } = props;
  const name = nested.name as FieldPath<V>;
  const store = useKeptRows<FieldValues, V>(control, name);
  const { error } = useController({ control, name }).fieldState;
  return (
    <Box above={6}>
      <Section section={nested.section} store={store} recordId={recordId} field={name} lookAt={lookAt} level={3} />
      {error?.message !== undefined && (
        <Text as="p" tone="bad" size="small" above={2} role="alert">
          {error.message}
        </Text>
      )}
    </Box>
  );
}

/** The rows inside a row that is only seen. */
export function NestedSectionView({
  nested,
  values,
  recordId,
  lookAt,
  Section,
}: NestedProps & { values: FieldValues }) {
  const rows = toRows((values[nested.name] ?? []) as KeptRow<FieldValues>[]);
  return (
    <Box above={6}>
      <Section
        section={nested.section}
        store={readOnlyRows(rows)}
        recordId={recordId}
        isReadOnly
        lookAt={lookAt}
        level={3}
      />
    </Box>
  );
}
