import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { resolveFields } from '@/shared/fields/resolve';
import { StatusTag } from '@/shared/ui/StatusTag';
import { Text } from '@/shared/ui/layout';
import { NestedSectionView } from './NestedSection';
import { markedStatus } from './rowStatus';
import type { SectionModalProps, SectionRow } from './section';

interface RowContentProps<V extends FieldValues> extends Pick<SectionModalProps<V>, 'section' | 'lookAt' | 'Section'> {
  row: SectionRow<V>;
}

/** One row for reading: its status, its fields, and the rows inside it. */
export function RowContent<V extends FieldValues>({ section, row, lookAt, Section }: RowContentProps<V>) {
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
        <NestedSectionView
          key={nested.name}
          nested={nested}
          values={row.values}
          recordId={row.key}
          lookAt={lookAt}
          Section={Section}
        />
      ))}
    </>
  );
}
