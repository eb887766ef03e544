import { useRef, useSyncExternalStore } from 'react';
import { getAccept, getExtensions, MAX_FILE_BYTES, type FileFamily } from '@/lib/fileTypes';
import { LongTable } from '@/shared/list/LongTable';
import type { ColumnDef } from '@/shared/list/listTypes';
import { useFoundRows } from '@/shared/list/RowFinder';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Progress as Share } from '@/shared/ui/Progress';
import { Box, Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { formatSize } from '@/shared/attachments/attachment';
import { useFileDrop } from '@/shared/attachments/useFileDrop';
import { getCounts, type BulkFile, type BulkUpload, type BulkView } from './bulkUpload';
import styles from './BulkUploader.module.css';

interface BulkUploaderProps {
  upload: BulkUpload;
  families: readonly FileFamily[];
  label: string;
  hint?: string;
}

type Row = BulkFile & { id: number };
const getName = (row: Row) => row.name;
const STATUS: Record<BulkFile['status'], string> = {
  ready: 'Waiting',
  uploading: 'Uploading',
  done: 'Uploaded',
  error: 'Upload failed',
};

/** Uploads many files and shows counts (spec 3 §4, §5). Renders visible rows only. */
export function BulkUploader({ upload, families, label, hint }: BulkUploaderProps) {
  const view = useSyncExternalStore(upload.subscribe, upload.view);
  const input = useRef<HTMLInputElement>(null);
  const rows = view.files.map((file, index): Row => ({ ...file, id: index + 1 }));
  const finder = useFoundRows(rows, getName);
  const take = (files: FileList | null | undefined) => files?.length && upload.add([...files]);
  return (
    <Stack gap={5} className={styles.uploader} {...useFileDrop(false, take)}>
      <Row wrap gap={[4, 5]} pad={6} className={styles.zone} data-empty={rows.length === 0 || undefined}>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          aria-label={`Choose files: ${label}`}
          accept={getAccept(families)}
          onChange={event => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button small onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <Text tone="soft" size="small">
          or drop them here · {getExtensions(families).join(', ')} · up to {Math.floor(MAX_FILE_BYTES / 1_048_576)}
          {'\u00a0'}MB each, 1,000 files at most
        </Text>
        {hint && (
          <Text tone="soft" size="small">
            {hint}
          </Text>
        )}
      </Row>
      <Progress view={view} upload={upload} />
      <Rejections view={view} onClose={upload.dismiss} />
      {rows.length > 0 && (
        <div className={styles.list}>
          <LongTable
            label={label}
            columns={getColumns(upload)}
            finder={finder}
            find="Find a file"
            empty="No record available!"
          />
        </div>
      )}
    </Stack>
  );
}

function getColumns(upload: BulkUpload): ColumnDef<Row>[] {
  const fixed = { sortable: false } as const;
  return [
    { name: 'name', title: 'File', kind: 'text', width: 270, ...fixed },
    {
      name: 'size',
      title: 'Size',
      kind: 'text',
      align: 'right',
      width: 90,
      value: row => formatSize(row.size),
      onPhone: 'beside',
      ...fixed,
    },
    {
      name: 'status',
      title: 'Status',
      kind: 'text',
      width: 340,
      value: row => {
        if (row.status === 'error') return row.reason || STATUS.error;
        if (row.status !== 'uploading') return STATUS[row.status];
        return `${STATUS.uploading}, ${Math.round((row.sent / row.size) * 100)} %`;
      },
      ...fixed,
    },
    {
      name: 'act',
      title: 'Action',
      kind: 'actions',
      width: 140,
      onPhone: 'beside',
      actions: ({ name, status }) => [
        ...(status === 'error' ? [{ label: 'Retry', name: `Retry ${name}`, onPress: () => upload.retry(name) }] : []),
        ...(status === 'error' || status === 'ready'
          ? [{ label: 'Remove', name: `Remove ${name}`, onPress: () => upload.remove(name) }]
          : []),
      ],
      ...fixed,
    },
  ];
}

const count = (number: number) => number.toLocaleString('en-US');

function Progress({ view, upload }: { view: BulkView; upload: BulkUpload }) {
  const { total, done, failed, left, uploading, bytes, sent } = getCounts(view);
  if (total === 0) return null;
  const { paused } = view;
  return (
    <div>
      <Row wrap gap={[2, 6]} tone="soft" size="small" figures className={styles.facts}>
        <Text as="b" tone="ink">
          {count(done)} of {count(total)} uploaded
        </Text>
        <Text {...(failed > 0 && ({ tone: 'bad', weight: 'strong' } as const))}>{count(failed)} failed</Text>
        <span>{count(left)} left</span>
        {paused && <span>{uploading > 0 ? `Paused, ${uploading} still uploading` : 'Paused'}</span>}
        <Row as="span" align="stretch" gap={4} pushed>
          {failed > 0 && (
            <Button small onClick={upload.retryAll}>
              Retry failed ({failed})
            </Button>
          )}
          <CopyDetails error={view.error} />
          {left > 0 && (
            <Button small onClick={paused ? upload.resume : upload.pause}>
              {paused ? 'Resume' : 'Pause'}
            </Button>
          )}
        </Row>
      </Row>
      <Share aria-label="Uploaded" className={styles.share} max={Math.max(bytes, 1)} value={sent} />
      {/* Announced after each tenth, not after each file. */}
      <Hidden as="output">
        {left === 0
          ? `${done} of ${total} files uploaded, ${failed} failed`
          : `${Math.floor((done / total) * 10) * 10} % uploaded`}
      </Hidden>
    </div>
  );
}

/** Shows 'Upload Error' for rejected files (spec 3 §8) in the uploader: 1,000 toasts would cover the page. */
function Rejections({ view: { rejected, skipped }, onClose }: { view: BulkView; onClose: () => void }) {
  return (
    <div role="alert">
      {rejected.length + skipped > 0 && (
        <Row align="start" place="between" gap={5} pad={[4, 5]} className={styles.rejected}>
          <Box as="ul" breaks>
            {rejected.map(({ name, message }, index) => (
              <li key={`${name} ${index}`}>
                <Text as="b" tone="bad">
                  Upload Error
                </Text>{' '}
                {name}: {message}
              </li>
            ))}
            {skipped > 0 && (
              <li>{skipped === 1 ? '1 file is already in the list' : `${skipped} files are already in the list`}</li>
            )}
          </Box>
          <Button tone="link" small onClick={onClose}>
            Dismiss
          </Button>
        </Row>
      )}
    </div>
  );
}
