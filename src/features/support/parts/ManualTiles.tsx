import type { ComponentProps } from 'react';
import { Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { Manual } from '../model/manuals';
import type ManualDialog from './ManualDialog';
import styles from './support.module.css';

const loadDialog = async (_name: string) => (await import('./ManualDialog')).default;

/** Shows a tile per manual; a tile opens the list of its documents. */
export function ManualTiles({ manuals }: { manuals: readonly Manual[] }) {
  const dialog = useLazyModal<[name: string], ComponentProps<typeof ManualDialog>>(loadDialog);
  const shown = manuals.find(manual => manual.name === dialog.key);
  return (
    <>
      <Stack as="ul" gap={5} tiles={180}>
        {manuals.map(manual => (
          <li key={manual.name}>
            <Stack
              as="button"
              card
              gap={2}
              pad={[5, 6]}
              wide
              type="button"
              className={styles.tile}
              aria-haspopup="dialog"
              aria-busy={dialog.opening?.key === manual.name}
              onPointerEnter={() => dialog.preload(manual.name)}
              onFocus={() => dialog.preload(manual.name)}
              onClick={() => dialog.open(manual.name)}
            >
              <Text weight="strong" breaks>
                {manual.name}
              </Text>
              <Text tone="faint" size="small">
                {countOf(manual)}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
      {dialog.Component && shown && (
        <dialog.Component manual={shown} open={dialog.isOpen} onClose={dialog.close} onClosed={dialog.remove} />
      )}
    </>
  );
}

function countOf({ documents }: Manual): string {
  return documents.length === 1 ? '1 document' : `${documents.length} documents`;
}
