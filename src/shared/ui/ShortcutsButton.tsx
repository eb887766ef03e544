import { Button } from './Button';
import styles from './Shortcuts.module.css';
import { useShortcuts } from './shortcuts';
import { useLazyModal } from './useLazyModal';

const load = async () => (await import('./ShortcutsDialog')).ShortcutsDialog;

/** Shows the keyboard shortcuts and turns them on and off; '?' opens it too. Hidden on touch screens. */
export function ShortcutsButton() {
  const list = useLazyModal(load);
  useShortcuts([{ key: '?', label: 'Show shortcuts', works: () => true, run: () => list.open() }]);
  return (
    <>
      <Button
        className={styles.button}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        {...list.opener()}
      >
        ?
      </Button>
      {list.Component && <list.Component open={list.isOpen} onClose={list.close} onClosed={list.remove} />}
    </>
  );
}
