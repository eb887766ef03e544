import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { resolveFields } from '@/shared/fields/resolve';
import { StatusTag } from '@/shared/ui/StatusTag';
import { Box, Text } from '@/shared/ui/layout';
import { markedStatus, type SectionModalProps, type SectionRow } from './section';
import { readOnlyRows, toRows, type KeptRow } from './useKeptRows';

interface RowContentProps extends Pick<SectionModalProps, 'section' | 'recordPath' | 'Section'> {
  row: SectionRow;
}

export function RowContent({ section, row, recordPath, Section }: RowContentProps) {
  const resolved = useMemo(() => resolveFields(section.fields({ row }), [], [], row.values), [section, row]);
  return (
    <>
      {markedStatus(row.status) && (
        <Text as="p" below={5}>
          <StatusTag status={row.status} />
        </Text>
      )}
      <ReadGrid resolved={resolved} values={row.values} />
      {section.nested?.map(nested => (
        <Box key={nested.name} above={6}>
          <Section
            section={nested.section}
            store={readOnlyRows(toRows((row.values[nested.name] ?? []) as KeptRow<FieldValues>[]))}
            recordId={row.key}
            isReadOnly
            recordPath={recordPath}
            level={3}
          />
        </Box>
      ))}
    </>
  );
}
