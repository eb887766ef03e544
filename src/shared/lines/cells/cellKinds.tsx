import type { ComponentType } from 'react';
import type { Remote } from '../remote';
import type { LineColumn } from '../types';
import { AttachmentCell } from './AttachmentCell';
import { ActionCell, ShownCell, type CellProps } from './cell';
import { LookupCell } from './LookupCell';
import { SelectCell } from './SelectCell';
import { TextCell } from './TextCell';

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

type AnyCellProps<L extends object> = CellProps<L> & { remote: Remote<L> };

export function LineCell<L extends object>(props: AnyCellProps<L>) {
  const Cell = (props.column.computed ? ShownCell : CELLS[props.column.kind]) as ComponentType<AnyCellProps<L>>;
  return <Cell {...props} />;
}
