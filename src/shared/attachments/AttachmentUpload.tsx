import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { getAccept, getExtensions, MAX_FILE_BYTES } from '@/lib/fileTypes';
import { Button } from '@/shared/ui/Button';
import type { ControlProps, Focusable } from '@/shared/ui/ControlProps';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { attachmentMessages, type Attachment } from './attachment';
import { UploadedFiles } from './AttachmentList';
import styles from './attachments.module.css';
import { FileRow, ActButton, Glyph } from './FileRow';
import { useFileDrop } from './useFileDrop';
import { useUploads, type UploadTarget } from './useUploads';

interface AttachmentUploadProps extends UploadTarget, Omit<ControlProps, 'placeholder' | 'autoFocus'> {
  value: readonly Attachment[];
  onChange: (value: Attachment[]) => void;
  /** Name of the widget and its list: 'Signed Copy'. */
  label: string;
  titles?: readonly string[] | undefined;
  /** Message for a file that the service doesn't have (`UploadedFiles`). */
  missing?: string | undefined;
  ref?: Ref<Focusable>;
}

/**
 * Accepts files by button or drag and drop, validates and uploads them, and shows progress. `value` holds stored files
 * only; failed files keep their bytes for a retry.
 */
export function AttachmentUpload(props: AttachmentUploadProps) {
  const { value, label, families, max, titles, disabled = false, status, id, onBlur, ref } = props;
  const { maxBytes = MAX_FILE_BYTES } = props;
  const fileNoun = max === 1 ? 'file' : 'files';
  const root = useRef<HTMLDivElement>(null);
  const lead = () => root.current?.querySelector<HTMLElement>('[data-tone="bad"] > :last-child button')?.focus();
  const state = useUploads({ ...props, lead });
  const instead = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);

  const take = (files: FileList | null | undefined) => {
    if (files?.length) void state.add([...files], instead.current).then(() => onBlur?.());
    instead.current = undefined;
  };
  const choose = (name?: string) => {
    instead.current = name;
    if (state.full) state.refuseMore();
    else input.current?.click();
  };
  return (
    <Stack
      gap={3}
      pad={2}
      ref={root}
      className={styles.upload}
      data-upload
      data-status={status}
      {...useFileDrop(disabled, take)}
    >
      <Row gap={4}>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={`Choose ${fileNoun}: ${label}`}
          accept={getAccept(families)}
          multiple={max !== 1}
          disabled={disabled}
          onChange={event => {
            take(event.target.files);
            event.target.value = ''; // lets the user pick the same file again
          }}
        />
        <Button
          small
          ref={button}
          id={id}
          disabled={disabled}
          aria-label={`Upload ${fileNoun}: ${label}`}
          aria-describedby={[hintId, props['aria-describedby']].filter(Boolean).join(' ')}
          onClick={() => choose()}
        >
          <Glyph name="upload" />
          Upload {fileNoun}
        </Button>
        <Text tone="faint" size="fine" breaks id={hintId} className={styles.hint}>
          {getExtensions(families).join(', ')} · {Math.floor(maxBytes / 1_048_576)}
          {'\u00a0'}MB max
        </Text>
      </Row>
      {value.length > 0 && (
        <UploadedFiles
          files={value}
          label={label}
          missing={props.missing}
          titles={disabled ? undefined : titles}
          onTitle={state.retitle}
          onDelete={disabled ? undefined : state.remove}
        />
      )}
      <PendingFiles state={state} onChoose={choose} />
      <Hidden as="output">{state.announcement}</Hidden>
    </Stack>
  );
}

interface PendingFilesProps {
  state: ReturnType<typeof useUploads>;
  onChoose: (name: string) => void;
}

function PendingFiles({ state, onChoose }: PendingFilesProps) {
  return (
    <>
      {state.uploads.map(({ uid, file, status: step, share, error }) =>
        step === 'error' ? (
          <Problem key={uid} fileName={file.name} message={attachmentMessages.uploadFailed} error={error}>
            <Button tone="link" small aria-label={`Retry ${file.name}`} onClick={() => state.retry(uid)}>
              Retry
            </Button>
            <ActButton act="close" label={`Dismiss ${file.name}`} onClick={() => state.drop(uid)} />
          </Problem>
        ) : (
          <FileRow key={uid} name={file.name} size={file.size} share={share}>
            <ActButton act="close" label={`Cancel ${file.name}`} onClick={() => state.drop(uid)} />
          </FileRow>
        ),
      )}
      {state.lost.map(name => (
        <Problem key={name} fileName={name} message={attachmentMessages.notUploaded}>
          <ChooseAgain name={name} onClick={onChoose} />
          <ActButton act="close" label={`Dismiss ${name}`} onClick={() => state.forget(name)} />
        </Problem>
      ))}
      {state.checks.map(({ key, file }) => (
        <FileRow key={key} name={file.name} size={file.size} state="Checking…" />
      ))}
      {state.notices.map(({ key, fileName, message, tone }) => (
        <Problem key={key} fileName={fileName} message={message} tone={tone}>
          {fileName && tone === 'error' && <ChooseAgain name={fileName} onClick={onChoose} />}
          <ActButton act="close" label={`Dismiss message ${fileName}`.trim()} onClick={() => state.dismiss(key)} />
        </Problem>
      ))}
    </>
  );
}

function ChooseAgain({ name, onClick }: { name: string; onClick: (name: string) => void }) {
  return (
    <Button tone="link" small aria-label={`Choose ${name} again`} onClick={() => onClick(name)}>
      Choose again
    </Button>
  );
}

interface ProblemProps {
  fileName: string;
  message: string;
  error?: unknown;
  tone?: 'error' | 'warning';
  children: ReactNode;
}

function Problem({ fileName, message, error, tone = 'error', children }: ProblemProps) {
  return (
    <Row gap={4} className={styles.notice} data-tone={tone === 'error' ? 'bad' : 'warn'} role="alert">
      <Row as="span" align="baseline" wrap gap={[0, 4]} size="small" grows>
        {fileName && (
          <Text weight="strong" breaks lines={2}>
            {fileName}
          </Text>
        )}
        <Text breaks>{message}</Text>
        {error instanceof Error && (
          <Text tone="soft" breaks>
            {error.message}
            <CopyDetails error={error} />
          </Text>
        )}
      </Row>
      <Row as="span" gap={1} fixed>
        {children}
      </Row>
    </Row>
  );
}
