import type { Control, FieldValues } from 'react-hook-form';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import type { FieldDef } from '@/shared/fields/types';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import type { DocumentFields } from './document';

interface SectionFieldsProps<V extends FieldValues> {
  control: Control<V>;
  fields: readonly FieldDef<V>[];
  doc: DocumentFields<V>;
}

export function SectionFields<V extends FieldValues>({ control, fields, doc }: SectionFieldsProps<V>) {
  const { config, roleGroups } = doc;
  const resolved = useResolvedFields<V>({ control, defs: fields, config, roleGroups });
  return <FieldGrid control={control} resolved={resolved} />;
}
