import { useId, useRef } from 'react';
import { Button } from '@/shared/ui/Button';
import { Box, Row, Text } from '@/shared/ui/layout';
import { NativeDialog } from '@/shared/ui/NativeDialog';
import styles from './ColumnsDialog.module.css';
import type { ColumnChoices } from './useColumnChoice';

interface ColumnsDialogProps<Row> {
  choices: ColumnChoices<Row>;
  onClose: () => void;
}

export function ColumnsDialog<Row>({ choices, onClose }: ColumnsDialogProps<Row>) {
  const { all, shown, isOwn, toggle, move, reset } = choices;
  const id = useId();
  // Otherwise the browser focuses the scrolling list.
  const first = useRef<HTMLInputElement>(null);
  return (
    <NativeDialog className={styles.dialog} aria-labelledby={id} firstFocus={first} onEscape={onClose}>
      <Text as="h2" fixed id={id} className={styles.title}>
        Columns
      </Text>
      <Box as="ol" grows scrolls pad={[0, 6]} className={styles.list}>
        {all.map(({ name, title }, index) => {
          const at = shown.findIndex(column => column.name === name);
          const mover = (label: string, by: -1 | 1, possible: boolean) => (
            <Button
              small
              aria-label={`Move ${title} ${label}`}
              aria-disabled={!possible}
              onClick={() => possible && move(name, by)}
            >
              <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
                <path d={by < 0 ? 'm4 10 4-4 4 4' : 'm4 6 4 4 4-4'} strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </Button>
          );
          return (
            <Row as="li" place="between" gap={4} ruledAbove key={name} className={styles.item}>
              <Row as="label" gap={4} grows data-touch className={styles.label}>
                <input
                  ref={index === 0 ? first : undefined}
                  type="checkbox"
                  checked={at >= 0}
                  disabled={at >= 0 && shown.length === 1}
                  onChange={() => toggle(name)}
                />
                {title}
              </Row>
              {at >= 0 && (
                <Row as="span" align="stretch" gap={2} className={styles.movers}>
                  {mover('up', -1, at > 0)}
                  {mover('down', 1, at < shown.length - 1)}
                </Row>
              )}
            </Row>
          );
        })}
      </Box>
      <Row align="stretch" place="between" fixed pad={[5, 6]} ruledAbove>
        <Button small aria-disabled={!isOwn} onClick={() => isOwn && reset()}>
          Reset
        </Button>
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </Row>
    </NativeDialog>
  );
}
