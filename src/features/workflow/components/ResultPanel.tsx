import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Notice } from '@/shared/ui/Notice';
import { Box, Row, Text } from '@/shared/ui/layout';
import type { ApproveAllOutcome } from '../useApproveAll';
import type { RowResult } from '../model/approveAll';
import styles from './ResultPanel.module.css';

const TONES: Partial<Record<RowResult['fate'], 'good' | 'bad'>> = { approved: 'good', waiting: 'bad', unknown: 'bad' };

interface ResultPanelProps {
  outcome: ApproveAllOutcome;
  checking: boolean;
  onCheck: () => void;
  onClose: () => void;
}

function headline(results: readonly RowResult[]): string {
  const done = results.filter(result => result.fate === 'approved').length;
  const open = results.length - done;
  return open === 0 ? `All ${results.length} approved` : `${done} approved, ${open} not approved:`;
}

export function ResultPanel({ outcome, checking, onCheck, onClose }: ResultPanelProps) {
  const { results, error } = outcome;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const unknown = results.some(result => result.fate === 'unknown');
  const sorted = [...results].sort((a, b) => Number(a.fate === 'approved') - Number(b.fate === 'approved'));
  return (
    <Notice as="section" lines tone="warn" below={6} ref={panel} tabIndex={-1} aria-label="Result of Approve All">
      <div role="alert">
        <Text as="p" weight="strong">
          {headline(results)}
        </Text>
        {error && (
          <Text as="p" breaks above={1}>
            {error.message}
            <CopyDetails error={error} />
          </Text>
        )}
      </div>
      <Box as="ul" scrolls above={4} below={4} className={styles.rows}>
        {sorted.map(({ task, fate, message }) => (
          <Box as="li" breaks pad={[2, 0]} key={task.key} className={styles.row}>
            <span className={styles.what}>
              {task.href === null ? task.number : <Link to={task.href}>{task.number}</Link>}
              {task.supplierName && ` · ${task.supplierName}`}
            </span>
            <Text tone={TONES[fate]}>{message}</Text>
          </Box>
        ))}
      </Box>
      <Row align="stretch" gap={4}>
        {unknown && (
          <Button small aria-disabled={checking} onClick={onCheck}>
            {checking ? 'Checking…' : 'Check again'}
          </Button>
        )}
        <Button small onClick={onClose}>
          Close
        </Button>
      </Row>
    </Notice>
  );
}
