import type { RefCallback } from 'react';
import type { ControlProps, Focusable } from '@/shared/ui/ControlProps';
import type { AnyFieldOf } from '../types';
import type { AnyValues, FieldType, FieldTypeValues } from '@/shared/fieldTypes/types';

export interface EditorProps<K extends FieldType> {
  def: AnyFieldOf<K>;
  label: string;
  required: boolean;
  value: FieldTypeValues[K];
  onChange: (value: FieldTypeValues[K]) => void;
  values: AnyValues;
  control: ControlProps;
  /** Ref of the control, so that a refused save can focus the first error. */
  focusRef: RefCallback<Focusable>;
}
