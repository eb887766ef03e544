import { useId, useState, type ComponentProps } from 'react';
import { groupDigits } from '@/lib/grouping';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { Button } from '@/shared/ui/Button';
import { Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import styles from './Workbench.module.css';

interface FilePickProps {
  reading: string | null;
  onPick: (file: File) => void;
  onTemplate: () => void;
}

/** Also accepts the same file again. */
export function FileInput({ onPick, ...input }: { onPick: (file: File) => void } & ComponentProps<'input'>) {
  return (
    <input
      {...input}
      type="file"
      accept=".csv,.xlsx"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = '';
        if (file) onPick(file);
      }}
    />
  );
}

export function FilePick({ reading, onPick, onTemplate }: FilePickProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <Stack gap={4}>
      <Stack
        as="label"
        gap={2}
        tone="soft"
        pad={[8, 6]}
        htmlFor={id}
        className={styles.drop}
        data-over={over || undefined}
      >
        <Text as="svg" tone="brand" width="32" height="32" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path
            d="M12 16V4m0 0 4.5 4.5M12 4 7.5 8.5M4 15v4.5h16V15"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Text>
        <Text as="strong" tone="ink" size="title">
          {reading === null ? 'Choose a file or drop it here' : `Reading ${reading}…`}
        </Text>
        <span>One csv or xlsx file, up to {groupDigits(MAX_IMPORT_ROWS)} rows. You can review before importing.</span>
        <FileInput
          id={id}
          aria-label="File to import"
          disabled={reading !== null}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onPick={onPick}
        />
      </Stack>
      <Row>
        <Button tone="link" small onClick={onTemplate}>
          Download template
        </Button>
      </Row>
      <Hidden as="output">{reading === null ? '' : `Reading ${reading}`}</Hidden>
    </Stack>
  );
}
