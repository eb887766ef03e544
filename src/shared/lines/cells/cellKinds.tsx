import type { Remote } from '../remote';
import { AttachmentCell } from './AttachmentCell';
import { ActionCell, ShownCell, type CellProps } from './cell';
import { LookupCell } from './LookupCell';
import { SelectCell } from './SelectCell';
import { TextCell } from './TextCell';

export function LineCell<L extends object>({ remote, ...props }: CellProps<L> & { remote: Remote<L> }) {
  const { column } = props;
  if (column.computed) return <ShownCell {...props} />;
  switch (column.kind) {
    case 'datetime':
    case 'status':
      return <ShownCell {...props} />;
    case 'select':
      return <SelectCell {...props} column={column} />;
    case 'code':
      return <LookupCell {...props} column={column} search={remote.searchOf(column)} remote={remote} />;
    case 'attachment':
      return <AttachmentCell {...props} column={column} />;
    case 'action':
      return <ActionCell {...props} column={column} />;
    default:
      return <TextCell {...props} />;
  }
}
