import type { RefCallback } from 'react';
import type { ControlProps, Focusable } from '@/shared/ui/ControlProps';
import type { AnyFieldOf } from '../types';
import type { AnyValues, Kind, KindValues } from '@/shared/kinds/types';

/** The one contract of every field editor. */
export interface EditorProps<K extends Kind> {
  def: AnyFieldOf<K>;
  label: string;
  required: boolean;
  value: KindValues[K];
  onChange: (value: KindValues[K]) => void;
  /** Values of the fields it depends on. */
  values: AnyValues;
  /** Id, ARIA, state and blur, for the control itself. */
  control: ControlProps;
  /** Given to the control, so that a save can lead to the first error. */
  focusRef: RefCallback<Focusable>;
}
