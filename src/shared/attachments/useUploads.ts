import { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FileFamily } from '@/lib/fileTypes';
import { checkFile } from '@/platform/files/checkFile';
import { removeFile, uploadFile } from '@/platform/files/fileService';
import { keepStoredFile } from '@/shared/attachments/storedFiles';
import { attachmentOf, limitMessage, type Attachment } from './attachment';
import { UploadGateContext } from './uploadGate';
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
  stop: AbortController;
}

export interface UploadTarget {
  families: readonly FileFamily[];
  max?: number | undefined;
  /** Bytes. */
  maxBytes?: number | undefined;
  module: string;
  context: string;
  contextId: string;
  onTaken?: ((file: File) => void) | undefined;
}

interface Options extends UploadTarget {
  label: string;
  value: readonly Attachment[];
  titles?: readonly string[] | undefined;
  onChange: (value: Attachment[]) => void;
  lead: () => void;
}

export interface Uploads {
  checks: readonly FileCheck[];
  uploads: readonly Upload[];
  notices: readonly FileNotice[];
  /** Names of files that an earlier visit failed to upload; their bytes are lost. */
  lost: readonly string[];
  forget: (name: string) => void;
  announcement: string;
  full: boolean;
  /** `instead`: failed file that the new files replace. */
  add: (files: readonly File[], instead?: string) => Promise<void>;
  refuseMore: () => void;
  retry: (uid: string) => void;
  drop: (uid: string) => void;
  dismiss: (key: string) => void;
  remove: (file: Attachment) => void;
  retitle: (file: Attachment, title: string) => void;
}

const isRefusal = ({ fileName, tone }: FileNotice) => tone === 'error' && fileName !== '';
const linesOf = (names: string) => (names ? names.split('\n') : []);

/** Manages one upload widget. The form's value holds stored files only; running and failed uploads stay here. */
export function useUploads(options: Options): Uploads {
  const id = useId();
  const gate = useContext(UploadGateContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [checks, setChecks] = useState<readonly FileCheck[]>([]);
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
          unsaved.current.set(uid, gate?.epoch() ?? 0);
          keepStoredFile(uid, file);
          setValue([...latest.current.value, attachmentOf(file, uid, latest.current.titles)]);
          announce(`${file.name} uploaded`);
        },
        onFailed: ({ file }) => announce(`${file.name} was not uploaded`),
      }),
    [gate],
  );
  // Validates files one after another, so that each check knows the number of files before it.
  const lastCheck = useRef(Promise.resolve());
  const stops = useRef(new Set<AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running) stop.abort();
      queue.dropAll();
    };
  }, [queue]);

  const active = checks.length + uploads.filter(({ status }) => status !== 'error').length;
  const failed = uploads.filter(({ status }) => status === 'error');
  const refused = notices.filter(isRefusal).map(({ fileName }) => fileName);
  const failedNames = [...failed.map(({ file }) => file.name), ...refused, ...lost].join('\n');
  const onTheWayNames = uploads.flatMap(({ status, file }) => (status === 'error' ? [] : file.name)).join('\n');
  const { label } = options;
  useLayoutEffect(() => {
    const [onItsWay, notStored] = [linesOf(onTheWayNames), linesOf(failedNames)];
    const lead = () => latest.current.lead();
    gate?.report(id, { label, uploading: active, onTheWay: onItsWay, failed: notStored, lead });
  }, [gate, id, label, active, onTheWayNames, failedNames]);
  useEffect(() => gate?.onRecall(label, setLost), [gate, label]);
  useLayoutEffect(() => () => gate?.report(id, null), [gate, id]);

  const notice = (fileName: string, message: string, tone: FileNotice['tone'] = 'error') =>
    setNotices(list => [...list, { key: crypto.randomUUID(), fileName, message, tone }]);
  const room = () => (latest.current.max ?? Infinity) - latest.current.value.length - onTheWay.current;

  /** Other failed files stay and block the save until the user handles them. */
  async function add(files: readonly File[], instead?: string): Promise<void> {
    const isReplaced = (name: string) =>
      latest.current.max === 1 || name === instead || files.some(file => file.name === name);
    setNotices(list => list.filter(entry => isRefusal(entry) && !isReplaced(entry.fileName)));
    setLost(names => names.filter(name => !isReplaced(name)));
    for (const { uid, file } of failed) if (isReplaced(file.name)) queue.drop(uid);
    const added = files.map(file => ({ key: crypto.randomUUID(), file, stop: new AbortController() }));
    for (const { stop } of added) stops.current.add(stop);
    setChecks(list => [...list, ...added]);
    for (const one of added) lastCheck.current = lastCheck.current.then(() => check(one));
    await lastCheck.current;
  }

  async function check({ key, file, stop }: FileCheck): Promise<void> {
    const { families, maxBytes, max } = latest.current;
    const { signal } = stop;
    if (!signal.aborted) announce(`Checking ${file.name}`);
    const verdict = room() > 0 && !signal.aborted ? await checkFile(file, families, { maxBytes, signal }) : null;
    setChecks(list => list.filter(other => other.key !== key));
    stops.current.delete(stop);
    if (signal.aborted) return announce(`${file.name} was not uploaded`);
    if (!verdict) notice(file.name, limitMessage(max ?? 0));
    else if (!verdict.ok) notice(file.name, verdict.message);
    else {
      if (verdict.note) notice(file.name, verdict.note, 'warning');
      announce(`Uploading ${file.name}`);
      queue.add(file, crypto.randomUUID());
      latest.current.onTaken?.(file);
    }
  }

  function remove(file: Attachment): void {
    setValue(latest.current.value.filter(other => other !== file));
    setNotices(list => list.filter(isRefusal));
    announce(`${file.file_name} deleted`);
    const epoch = unsaved.current.get(file.file_uid);
    if (epoch === undefined || epoch !== (gate?.epoch() ?? 0)) return;
    unsaved.current.delete(file.file_uid);
    // The form drops the file regardless of the response: a leftover copy does no harm.
    removeFile(file.file_uid).catch(() => {});
  }

  return {
    checks,
    uploads,
    notices,
    lost,
    forget: name => setLost(names => names.filter(other => other !== name)),
    announcement,
    full: options.max !== undefined && options.value.length + active >= options.max,
    add,
    refuseMore: () => {
      setNotices(list => list.filter(isRefusal));
      notice('', limitMessage(options.max ?? 0));
    },
    retry: queue.retry,
    drop: queue.drop,
    dismiss: key => setNotices(list => list.filter(entry => entry.key !== key)),
    remove,
    retitle: (file, title) =>
      setValue(latest.current.value.map(other => (other === file ? { ...file, title } : other))),
  };
}
