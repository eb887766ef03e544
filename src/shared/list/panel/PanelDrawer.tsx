import Drawer from 'antd/es/drawer';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import type { PanelContent } from '../panelContent';
import { FilterPanel } from './FilterPanel';
import styles from './FilterPanel.module.css';

/** Not the body: the library would lock its scrolling by a style element without the nonce of the policy. */
const beside = () => document.getElementById('root') ?? document.body;

/** The panel on narrow screens: over the list, gone once something is applied. */
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
