import { useContext, useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FileFamily } from '@/lib/fileTypes';
import { checkFile } from '@/platform/files/checkFile';
import { removeFile, uploadFile } from '@/platform/files/fileService';
import { useIsMounted } from '@/platform/useIsMounted';
import { getAttachment, limitMessage, type Attachment } from './attachment';
import { keepStoredFile } from './storedFiles';
import { UploadGuardContext, type UploadGuard, type WidgetState } from './uploadGuard';
import { createUploadQueue, type Upload } from './uploadQueue';

interface FileNotice {
  key: string;
  fileName: string;
  message: string;
  tone: 'error' | 'warning';
}

interface FileCheck {
  key: string;
  file: File;
}

export interface UploadTarget {
  families: readonly FileFamily[];
  max?: number | undefined;
  /** Bytes. */
  maxBytes?: number | undefined;
  module: string;
  context: string;
  contextId: string;
}

interface Options extends UploadTarget {
  label: string;
  value: readonly Attachment[];
  titles?: readonly string[] | undefined;
  onChange: (value: Attachment[]) => void;
  lead: () => void;
}

const isRefusal = ({ fileName, tone }: FileNotice) => tone === 'error' && fileName !== '';

type Verdict = Awaited<ReturnType<typeof checkFile>>;

/** Manages one upload widget. The form's value holds stored files only; running and failed uploads stay here. */
export function useUploads(options: Options) {
  const guard = useContext(UploadGuardContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [notices, setNotices] = useState<readonly FileNotice[]>([]);
  const [announcement, announce] = useState('');
  const [lost, setLost] = useState<readonly string[]>([]);

  // Uploads may finish at the same time: each must see the list that the previous one left.
  const latest = useRef(options);
  const onTheWay = useRef(0);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const setValue = (value: Attachment[]) => {
    latest.current = { ...latest.current, value };
    latest.current.onChange(value);
  };

  // Uploaded here but in no saved record: only these may be deleted from the service.
  const unsaved = useRef(new Map<string, number>());

  const queue = useMemo(
    () =>
      createUploadQueue({
        send: ({ uid, file }, signal, onProgress) => {
          const { module, context, contextId } = latest.current;
          return uploadFile({ file, uid, module, context, contextId, signal, onProgress });
        },
        onChange: next => {
          onTheWay.current = next.filter(({ status }) => status !== 'error').length;
          setUploads(next);
        },
        onStored: ({ uid, file }) => {
          unsaved.current.set(uid, guard?.epoch() ?? 0);
          keepStoredFile(uid, file);
          setValue([...latest.current.value, getAttachment(file, uid, latest.current.titles)]);
          announce(`${file.name} uploaded`);
        },
        onFailed: ({ file }) => announce(`${file.name} was not uploaded`),
      }),
    [guard],
  );
  useEffect(() => () => queue.dropAll(), [queue]);

  const notice = (fileName: string, message: string, tone: FileNotice['tone'] = 'error') =>
    setNotices(list => [...list, { key: crypto.randomUUID(), fileName, message, tone }]);
  const room = () => (latest.current.max ?? Infinity) - latest.current.value.length - onTheWay.current;

  const { checks, check } = useFileChecks({
    validate: async file => {
      const { families, maxBytes } = latest.current;
      announce(`Checking ${file.name}`);
      return room() > 0 ? checkFile(file, families, maxBytes) : null;
    },
    onValidated: (file, verdict) => {
      if (!verdict) return notice(file.name, limitMessage(latest.current.max ?? 0));
      if (!verdict.ok) return notice(file.name, verdict.message);
      if (verdict.note) notice(file.name, verdict.note, 'warning');
      announce(`Uploading ${file.name}`);
      queue.add([{ file, uid: crypto.randomUUID() }]);
    },
  });
  const running = uploads.filter(({ status }) => status !== 'error');
  const failed = uploads.filter(({ status }) => status === 'error');
  const active = checks.length + running.length;
  useReport({
    guard,
    label: options.label,
    uploading: active,
    onTheWay: running.map(({ file }) => file.name),
    failed: [
      ...failed.map(({ file }) => file.name),
      ...notices.filter(isRefusal).map(({ fileName }) => fileName),
      ...lost,
    ],
    lead: () => latest.current.lead(),
    onRecall: setLost,
  });

  /** Other failed files stay and block the save until the user handles them. `instead`: failed file that the new files replace. */
  async function add(files: readonly File[], instead?: string): Promise<void> {
    const isReplaced = (name: string) =>
      latest.current.max === 1 || name === instead || files.some(file => file.name === name);
    setNotices(list => list.filter(entry => isRefusal(entry) && !isReplaced(entry.fileName)));
    setLost(names => names.filter(name => !isReplaced(name)));
    for (const { uid, file } of failed) if (isReplaced(file.name)) queue.drop(uid);
    await check(files);
  }

  function remove(file: Attachment): void {
    setValue(latest.current.value.filter(other => other !== file));
    setNotices(list => list.filter(isRefusal));
    announce(`${file.file_name} deleted`);
    const epoch = unsaved.current.get(file.file_uid);
    if (epoch === undefined || epoch !== (guard?.epoch() ?? 0)) return;
    unsaved.current.delete(file.file_uid);
    // The form drops the file regardless of the response: a leftover copy does no harm.
    removeFile(file.file_uid).catch(() => {});
  }

  return {
    checks,
    uploads,
    notices,
    lost,
    forget: (name: string) => setLost(names => names.filter(other => other !== name)),
    announcement,
    full: options.max !== undefined && options.value.length + active >= options.max,
    add,
    refuseMore: () => {
      setNotices(list => list.filter(isRefusal));
      notice('', limitMessage(options.max ?? 0));
    },
    retry: queue.retry,
    drop: queue.drop,
    dismiss: (key: string) => setNotices(list => list.filter(entry => entry.key !== key)),
    remove,
    retitle: (file: Attachment, title: string) =>
      setValue(latest.current.value.map(other => (other === file ? { ...file, title } : other))),
  };
}

interface FileChecks {
  validate: (file: File) => Promise<Verdict | null>;
  onValidated: (file: File, verdict: Verdict | null) => void;
}

/** Validates files one after another, so that each check knows the number of files before it. */
function useFileChecks({ validate, onValidated }: FileChecks) {
  const [checks, setChecks] = useState<readonly FileCheck[]>([]);
  const last = useRef(Promise.resolve());
  const isMounted = useIsMounted();
  const run = async ({ key, file }: FileCheck) => {
    const verdict = isMounted.current ? await validate(file) : null;
    if (!isMounted.current) return;
    setChecks(list => list.filter(other => other.key !== key));
    onValidated(file, verdict);
  };
  const check = (files: readonly File[]): Promise<void> => {
    const added = files.map(file => ({ key: crypto.randomUUID(), file }));
    setChecks(list => [...list, ...added]);
    for (const one of added) last.current = last.current.then(() => run(one));
    return last.current;
  };
  return { checks, check };
}

interface Report extends WidgetState {
  guard: UploadGuard | null;
  onRecall: (names: readonly string[]) => void;
}

/** Reports the widget's state to the form, and receives the names of files that an earlier visit did not upload. */
function useReport({ guard, label, uploading, onTheWay, failed, lead, onRecall }: Report): void {
  const id = useId();
  const names = JSON.stringify([onTheWay, failed]);
  const report = useEffectEvent(() => guard?.report(id, { label, uploading, onTheWay, failed, lead }));
  useLayoutEffect(() => report(), [guard, id, label, uploading, names]);
  useEffect(() => guard?.onRecall(label, onRecall), [guard, label, onRecall]);
  useLayoutEffect(() => () => guard?.report(id, null), [guard, id]);
}
