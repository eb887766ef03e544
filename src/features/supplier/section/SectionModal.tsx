import { useRef, useState } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import type { Leave } from '@/shared/form/DialogForm';
import { Button } from '@/shared/ui/Button';
import { DialogFoot, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { RowContent } from './RowContent';
import { whyLocked, type SectionModalProps, type SectionRow } from './section';
import { rowSinceOpened, SectionForm } from './SectionForm';

/** One row of a section: seen, added or changed (spec 1 §4 'Modal modes'). Opening a row shows it; Edit switches. */
export function SectionModal(props: SectionModalProps) {
  const { section, row, toChange, isOpen, onClose, onClosed } = props;
  const [editing, setEditing] = useState(toChange || row === null || section.single === true);
  const leave = useRef<Leave>(null);
  return (
    <Modal
      title={section.modalTitle}
      open={isOpen}
      width="95%"
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => (leave.current ?? onClose)()}
      afterClose={onClosed}
    >
      {editing || row === null ? (
        <SectionForm {...props} leave={leave} />
      ) : (
        <RowView {...props} row={row} onEdit={() => setEditing(true)} />
      )}
    </Modal>
  );
}

interface RowViewProps extends SectionModalProps {
  row: SectionRow;
  onEdit: () => void;
}

function RowView(props: RowViewProps) {
  const { section, store, row, mayChange, recordPath, Section, onEdit, onClose } = props;
  const { noun, deleteLabel = 'Delete' } = section;
  const [phase, setPhase] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const locked = store.mode === 'saved' ? whyLocked(row.status) : null;
  const open = mayChange && locked === null && !row.deleted;
  const undeletable = section.cannotDelete?.(row, store.rows ?? []) ?? null;

  const remove = async () => {
    if (phase !== 'idle') return;
    setPhase('asking');
    try {
      const content = (await store.warnOfDelete?.(row)) ?? '';
      if (!(await confirm({ title: `${deleteLabel} this ${noun}?`, content, okText: deleteLabel, danger: true })))
        return;
      setPhase('deleting');
      await rowSinceOpened(section, store, row)?.mustBeUnchanged();
      const problem = await store.remove(row);
      if (problem !== null) return void notify.error(problem);
      if (store.mode === 'saved') notify.success('Successfully! ');
      onClose();
    } catch (thrown) {
      const error = toCallError(thrown);
      notify.error(error.message, { cause: error });
      if (error.kind !== 'conflict') return;
      store.reload?.();
      onClose();
    } finally {
      setPhase('idle');
    }
  };
  return (
    <>
      <RowContent {...{ section, row, recordPath, Section }} />
      {mayChange && !row.deleted && locked !== null && (
        <Text as="p" tone="soft" size="small">
          {locked}
        </Text>
      )}
      <DialogFoot>
        {open && undeletable === null && !section.single && (
          <Button tone="danger" busy={phase === 'deleting'} onClick={() => void remove()}>
            {deleteLabel}
          </Button>
        )}
        {store.mode === 'saved' && section.RowActions && <section.RowActions row={row} />}
        <Text as="output" tone="soft" size="small">
          {store.mode === 'saved' && phase === 'deleting' ? 'Please wait...' : ''}
        </Text>
        <Text grows />
        <Button onClick={onClose}>Cancel</Button>
        {open && (
          <Button tone="primary" onClick={onEdit}>
            Edit
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
