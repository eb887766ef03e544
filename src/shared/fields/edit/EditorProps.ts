import type { RefCallback } from 'react';
import type { ControlProps, Focusable } from '@/shared/ui/ControlProps';
import type { AnyFieldOf } from '../types';
import type { AnyValues, Kind, KindValues } from '@/shared/kinds/types';

export interface EditorProps<K extends Kind> {
  def: AnyFieldOf<K>;
  label: string;
  required: boolean;
  value: KindValues[K];
  onChange: (value: KindValues[K]) => void;
  values: AnyValues;
  control: ControlProps;
  /** Ref of the control, so that a refused save can focus the first error. */
  focusRef: RefCallback<Focusable>;
}
