import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import type { ImportStore } from '../importStore';

interface RowToolsProps {
  store: ImportStore;
  finding: boolean;
  onFinding: () => void;
  chosen?: { onFillDown: () => void; onLeaveOut: (out: boolean) => void } | undefined;
  onLeaveOutWrong: (() => void) | undefined;
  onRematch: () => void;
  onSave: () => void;
}

export function RowTools(props: RowToolsProps) {
  const { store, finding, onFinding, chosen, onLeaveOutWrong, onRematch, onSave } = props;
  const hidden = store.hiddenRows();
  const [undo, redo] = [store.undoLabel(), store.redoLabel()];
  const tool = (label: string, act: () => void, off = false, title?: string) => (
    <Button small aria-disabled={off} title={title} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Row as="fieldset" wrap gap={3} aria-label="Tools">
      {tool('Undo', store.undo, undo === null, undo === null ? undefined : `Undo ${undo} (Ctrl+Z)`)}
      {tool('Redo', store.redo, redo === null, redo === null ? undefined : `Redo ${redo} (Ctrl+Y)`)}
      {chosen && tool('Fill down', chosen.onFillDown, false, 'Copy the first selected row down (Ctrl+D)')}
      <Button small aria-expanded={finding} onClick={onFinding}>
        Find and replace
      </Button>
      {chosen && tool('Exclude', () => chosen.onLeaveOut(true))}
      {chosen && tool('Include', () => chosen.onLeaveOut(false))}
      {onLeaveOutWrong && tool('Exclude rows with problems', onLeaveOutWrong)}
      {hidden.length > 0 && tool('Exclude hidden rows', () => store.leaveOut(hidden, true))}
      <Text grows />
      {tool('Columns', onRematch)}
      {tool('Save corrected file', onSave)}
    </Row>
  );
}
