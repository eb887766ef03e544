import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { getCellFiles } from '../cellText';
import type { LineColumn } from '../types';
import { CellProblem, useLine, type CellProps } from './cell';

const loadDialog = async () => (await import('./AttachmentDialog')).AttachmentDialog;

export function AttachmentCell<L extends object>(
  props: CellProps<L> & { column: LineColumn<L> & { kind: 'attachment' } },
) {
  const { store, id, column, label } = props;
  const line = useLine(store, id, now => now);
  const dialog = useLazyModal(loadDialog);
  if (!line) return null;
  const files = getCellFiles(line[column.key]);
  const locked = column.locked?.(line) ?? false;
  const words = files.length === 0 ? 'Attach' : files.length === 1 ? '1 file' : `${files.length} files`;
  if (locked && files.length === 0) return null;
  return (
    <>
      <Button tone="link" aria-haspopup="dialog" aria-label={`${label}: ${words}`} onClick={() => dialog.open()}>
        {words}
      </Button>
      <CellProblem message={store.problem(id, column.key)} />
      {dialog.Component && (
        <dialog.Component
          open={dialog.isOpen}
          title={label}
          files={files}
          upload={locked ? null : column.upload}
          onChange={next => store.commit(id, column.key, { [column.key]: next } as Partial<L>)}
          onClose={dialog.close}
          onClosed={dialog.remove}
        />
      )}
    </>
  );
}
