import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { foldMark } from '@/shared/ui/Fold';
import { Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { LevelTable } from './LevelTable';
import { levelRows } from './model/rows';
import type { Approval } from './useApproval';

const loadLog = () => import('./WorkflowLog').then(module => module.WorkflowLog);

interface LevelsOptions {
  /** Subject of the 'Details' button, on pages with several. */
  name?: string;
  timeline?: ReactNode;
}

/** Returns the 'Details' button of an approval, whether it is open, and its panel with timeline, level table and Workflow Log; null without content. */
export function useLevels({ task, user, context }: Approval, { name, timeline }: LevelsOptions = {}) {
  const log = useLazyModal(loadLog);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!task && !timeline) return { open: false, toggle: null, panel: null };
  const rows = task ? levelRows(task, user, context) : [];
  return {
    open,
    toggle: (
      <Button
        tone="quiet"
        small
        className={foldMark}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Details{name && <Hidden>: {name}</Hidden>}
      </Button>
    ),
    panel: (
      <Stack as="section" gap={4} pad={[4, 0]} id={id} aria-label={task ? 'Approval levels' : 'Details'} hidden={!open}>
        {open && timeline}
        {task && (
          <>
            {rows.length > 0 ? (
              <LevelTable rows={rows} />
            ) : (
              <Text as="p" tone="soft">
                The approval levels couldn't be read.
              </Text>
            )}
            <Row>
              <Button
                small
                aria-haspopup="dialog"
                busy={log.opening !== null}
                onPointerEnter={() => log.preload()}
                onFocus={() => log.preload()}
                onClick={() => log.open()}
              >
                Workflow Log
              </Button>
            </Row>
            {log.Component && (
              <log.Component
                open={log.isOpen}
                task={task}
                context={context}
                onClose={log.close}
                onClosed={log.remove}
              />
            )}
          </>
        )}
      </Stack>
    ),
  };
}
