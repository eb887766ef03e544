import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { Modal } from '@/shared/ui/Modal';
import { Stack } from './layout';
import styles from './Shortcuts.module.css';
import { shortcutsNow, switchShortcuts, useShortcutsOn } from './shortcuts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export function ShortcutsDialog({ open, onClose, onClosed }: ShortcutsDialogProps) {
  const [shortcuts] = useState(() => shortcutsNow().filter(({ key }) => key !== undefined));
  const on = useShortcutsOn();
  return (
    <Modal title="Keyboard shortcuts" open={open} onCancel={onClose} afterClose={onClosed} footer={null} width={420}>
      <Stack as="dl" gap={3} above={2} below={6} className={styles.keys}>
        {shortcuts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key?.length === 1 ? key.toUpperCase() : key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>Confirm dialog; Shift+Enter for a new line</dd>
        </div>
      </Stack>
      <Checkbox checked={on} onChange={event => switchShortcuts(event.target.checked)}>
        Enable single-key shortcuts
      </Checkbox>
    </Modal>
  );
}
