import type { ComponentType } from 'react';
import type { LineStore } from '../lineStore';
import type { Remote } from '../remote';
import type { LineColumn } from '../types';
import { ActionCell } from './ActionCell';
import { AttachmentCell } from './AttachmentCell';
import { LookupCell } from './LookupCell';
import { SelectCell } from './SelectCell';
import { ShownCell } from './ShownCell';
import { TextCell } from './TextCell';
import type { CellProps } from './useCell';

type Kind = LineColumn<never>['kind'];
interface CellKindProps<L extends object, K extends Kind> extends CellProps<L> {
  column: LineColumn<L> & { kind: K };
  remote: Remote<L>;
}

function RemoteCell<L extends object>({ remote, ...props }: CellKindProps<L, 'code'>) {
  return <LookupCell {...props} search={remote.searchOf(props.column)} remote={remote} />;
}

/** The cell of every kind of column. A kind that is forgotten here does not compile. */
const CELLS: { [K in Kind]: <L extends object>(props: CellKindProps<L, K>) => React.ReactNode } = {
  text: TextCell,
  money: TextCell,
  number: TextCell,
  date: TextCell,
  longText: TextCell,
  whole: TextCell,
  datetime: ShownCell,
  status: ShownCell,
  select: SelectCell,
  code: RemoteCell,
  attachment: AttachmentCell,
  action: ActionCell,
};

interface AnyCellProps<L extends object> {
  store: LineStore<L>;
  id: string;
  column: LineColumn<L>;
  label: string;
  remote: Remote<L>;
}

export function LineCell<L extends object>(props: AnyCellProps<L>) {
  const Cell = (props.column.computed ? ShownCell : CELLS[props.column.kind]) as ComponentType<AnyCellProps<L>>;
  return <Cell {...props} />;
}
