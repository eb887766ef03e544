import Drawer from 'antd/es/drawer';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import type { PanelContent } from '../useListState';
import { FilterPanel } from './FilterPanel';
import styles from './FilterPanel.module.css';

/** In the body, the library would lock scrolling with a style element that has no CSP nonce. */
const beside = () => document.getElementById('root') ?? document.body;

export function PanelDrawer({ open, onClose, ...content }: PanelContent & { open: boolean; onClose: () => void }) {
  return (
    <PortalTheme>
      <Drawer
        open={open}
        onClose={onClose}
        destroyOnHidden
        getContainer={beside}
        placement="left"
        size="min(340px, 100vw)"
        title="Filters and presets"
        classNames={{ body: styles.drawer }}
      >
        <FilterPanel {...content} onApplied={onClose} />
      </Drawer>
    </PortalTheme>
  );
}
