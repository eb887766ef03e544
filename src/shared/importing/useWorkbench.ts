import { useEffect, useRef, useState } from 'react';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import type { ColumnMatch } from '@/lib/tableColumns';
import type { WrittenSheet } from '@/lib/writeWorkbook';
import { downloadFile } from '@/platform/files/fileService';
import { saveBlob } from '@/platform/files/saveBlob';
import { confirm } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { attachmentMessages } from '@/shared/attachments/attachment';
import { lostMessage, mayBeSaved, SEND_AGAIN, UNCERTAIN } from '@/shared/form/doubt';
import { useUnsavedWork } from '@/shared/form/useUnsavedWork';
import { counted } from '@/shared/grid/block';
import type { ErrorFile, ImportResult, ImportDef, OptionsByKey, SendImport, ServerProblem } from './importDef';
import type { ImportGuard } from './importGuard';
import { ImportStore } from './importStore';
import { loadOptions, openTable, getTableColumns, unmatched, type OpenedTable } from './openTable';
import { runFileJob } from './runFileJob';
import { ambiguousColumns, type Readings } from './readings';
import { placeResult } from './serverProblems';
import { getSheet, getTemplate } from './writeRows';
import { useAbort } from '@/platform/useAbort';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface OpenedFile {
  name: string;
  picked: File;
  separator: string | undefined;
  table: OpenedTable;
  options: OptionsByKey;
}

export type ImportStage =
  | { at: 'pick' }
  | { at: 'reading'; name: string }
  | { at: 'match'; file: OpenedFile; match: ColumnMatch; readings: Readings }
  | { at: 'rows'; file: OpenedFile; match: ColumnMatch; readings: Readings; store: ImportStore };

export interface Refusal {
  message: string;
  counts: { succeeded: number; total: number } | null;
  table: readonly ServerProblem[];
  unclear: boolean;
  errorFile: ErrorFile | null;
}

interface Problem {
  text: string;
  /** Why a call failed; its details can be copied. */
  error?: unknown;
}

type OpenStage = Extract<ImportStage, { at: 'match' | 'rows' }>;

function rowsStage(def: ImportDef, file: OpenedFile, match: ColumnMatch, readings: Readings): OpenStage {
  const store = new ImportStore(def, file.options, file.table, match, readings);
  return { at: 'rows', file, match, readings, store };
}

interface Setup {
  def: ImportDef;
  send: SendImport;
  guard: ImportGuard;
  onAccepted: (result: ImportResult) => void;
}

/** Leads from a picked file to the server's answer. Leaving ends what runs. */
export function useWorkbench({ def, send, guard, onAccepted }: Setup) {
  const [stage, setStage] = useState<ImportStage>({ at: 'pick' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState<{ share: number; message: string } | null>(null);
  const { begin } = useAbort();
  const isSending = useRef(false);
  /** True if it is unknown whether the last file was imported. */
  const doubtful = useRef(false);
  const store = stage.at === 'rows' ? stage.store : null;
  const fileName = stage.at === 'rows' ? stage.file.name : '';
  useEffect(() => {
    guard.report(store && { file: fileName, isDirty: store.isDirty, isSending: () => isSending.current });
    return () => guard.report(null);
  }, [guard, store, fileName]);
  useUnsavedWork({ isDirty: guard.isDirty });

  async function pick(picked: File, separator?: string): Promise<void> {
    if (store && !(await guard.mayClose())) return;
    const signal = begin();
    setProblem(null);
    setRefusal(null);
    setStage({ at: 'reading', name: picked.name });
    const read = await readFile(def, picked, separator, signal).catch(() => UNREADABLE);
    if (signal.aborted) return;
    if ('refused' in read) {
      setStage({ at: 'pick' });
      return setProblem({ text: `${picked.name}: ${read.refused}.` });
    }
    start(read);
  }

  function start(next: OpenStage): void {
    setStage(next);
    if (next.at === 'rows') void next.store.load(begin());
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const obstacle = (stage.at === 'rows' ? guard.notNow() : null) ?? getObstacle(stage);
    if (stage.at !== 'rows' || obstacle !== null) return setProblem(obstacle === null ? null : { text: obstacle });
    const { store: rows, file } = stage;
    const sent = rows.sentRows();
    if (doubtful.current && (!(await confirm(SEND_AGAIN)) || isSending.current)) return;
    const signal = begin();
    let isOut = false;
    isSending.current = true;
    setProblem(null);
    setRefusal(null);
    setSending({ share: 0, message: 'Preparing the file' });
    try {
      const bytes = await runFileJob('write', [getSheet(def, getRows(sent))], signal);
      isOut = true;
      const result = await send(new File([bytes], workbookName(file.name), { type: XLSX }), {
        signal,
        progress: share => setSending(now => now && { ...now, share }),
        setMessage: message => setSending(now => now && { ...now, message }),
      });
      if (signal.aborted) return;
      doubtful.current = false;
      const indexes = sent.map(({ index }) => index);
      const placed = placeResult(def, result, indexes, rows.getNumber);
      rows.showResult(placed.cells, placed.taken);
      isSending.current = false;
      if (result.ok) {
        rows.markSaved();
        return onAccepted(result);
      }
      const { message, succeeded, total: read, errorFile = null } = result;
      const counts = succeeded === null || read === null ? null : { succeeded, total: read };
      setRefusal({ message, counts, table: placed.table, unclear: placed.unclear, errorFile });
    } catch (thrown) {
      if (signal.aborted) return;
      const error = toCallError(thrown);
      if (isOut) doubtful.current = mayBeSaved(error);
      setProblem({ text: doubtful.current ? `${lostMessage(error)} ${UNCERTAIN}` : error.message, error });
    } finally {
      isSending.current = false;
      setSending(null);
    }
  }

  async function saveErrors(): Promise<Problem | null> {
    if (!refusal) return null;
    if (refusal.errorFile) return saveErrorFile(refusal.errorFile);
    const rows = [
      ['Key', 'Row', 'Value'],
      ...refusal.table.map(({ key, row, value }) => [key, String(row ?? ''), value]),
    ];
    return saveWorkbook([{ name: 'Errors', rows, widths: [28, 8, 80] }], `${baseName(fileName)}_errors.xlsx`);
  }

  const report = async (saving: Promise<Problem | null>) => {
    const failure = await saving;
    if (failure !== null) setProblem(failure);
    return failure === null;
  };

  return {
    stage,
    problem,
    refusal,
    sending,
    pick: (file: File) => void pick(file),
    /** Reads a text file again by another separator. */
    separate: (separator: string) => {
      if (stage.at === 'match' || stage.at === 'rows') void pick(stage.file.picked, separator);
    },
    matched: (match: ColumnMatch, readings: Readings) => {
      if (stage.at !== 'match') return;
      setProblem(null);
      start(rowsStage(def, stage.file, match, readings));
    },
    /** Loses corrections, because the file is read again. */
    rematch: async () => {
      if (stage.at !== 'rows' || !(await guard.mayClose())) return;
      setStage({ at: 'match', file: stage.file, match: stage.match, readings: stage.readings });
    },
    submit: () => void submit(),
    save: async (): Promise<void> => {
      if (stage.at !== 'rows') return;
      const { file, store: rows } = stage;
      const sheets = [getSheet(def, getRows(rows.sentRows()))];
      if (await report(saveWorkbook(sheets, workbookName(file.name)))) rows.markSaved();
    },
    saveTemplate: () => void report(saveWorkbook(getTemplate(def), `${def.template.fileName}.xlsx`, 'template')),
    saveErrors: () => void report(saveErrors()),
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;

const UNREADABLE = {
  refused: 'This file could not be read. Check that it still exists and is not open in another program',
};

async function readFile(
  def: ImportDef,
  picked: File,
  separator: string | undefined,
  signal: AbortSignal,
): Promise<OpenStage | { refused: string }> {
  const bytes = await picked.arrayBuffer();
  const wanted = { rows: MAX_IMPORT_ROWS, columns: getTableColumns(def), separator };
  const [read, { options, missing }] = await Promise.all([
    runFileJob('read', { bytes, fileName: picked.name, options: wanted }, signal),
    loadOptions(def, signal),
  ]);
  if ('refused' in read) return read;
  const table = openTable(def, read.sheets, read.notes);
  if ('refused' in table) return table;
  const notes = missing.map(title => `The options for ${title} could not be loaded. The server checks this column.`);
  const file: OpenedFile = {
    name: picked.name,
    picked,
    separator: read.separator,
    table: { ...table, notes: [...table.notes, ...notes] },
    options,
  };
  const { match, rows } = table;
  const isUnclear = ambiguousColumns(def, rows, match).length > 0 || unmatched(def, match).length > 0;
  return isUnclear ? { at: 'match', file, match, readings: {} } : rowsStage(def, file, match, {});
}

/** Returns why the file can't be sent yet, or null. */
function getObstacle(stage: ImportStage): string | null {
  if (stage.at === 'pick' || stage.at === 'reading') return 'Please upload file';
  if (stage.at === 'match') return 'Match the columns first.';
  stage.store.refresh();
  const { problemRows, checked, total, sent } = stage.store.summary();
  if (checked < total) return 'The rows are still being checked. Try again in a moment.';
  if (problemRows > 0)
    return `${counted(problemRows, 'row')} ${problemRows === 1 ? 'has' : 'have'} problems. Fix or exclude ${problemRows === 1 ? 'it' : 'them'}.`;
  return sent === 0 ? 'All rows are excluded. Include at least one.' : null;
}

async function saveWorkbook(sheets: readonly WrittenSheet[], name: string, what = 'file'): Promise<Problem | null> {
  try {
    const bytes = await runFileJob('write', sheets, new AbortController().signal);
    saveBlob(new Blob([bytes], { type: XLSX }), name);
    return null;
  } catch (error) {
    return { text: `The ${what} could not be saved. Try again.`, error };
  }
}

async function saveErrorFile({ uid, name }: ErrorFile): Promise<Problem | null> {
  if (!uid) return { text: attachmentMessages.noFileId };
  try {
    const found = await downloadFile(uid);
    if (found === 'missing') return { text: attachmentMessages.notExists };
    saveBlob(found.blob, name);
    return null;
  } catch (thrown) {
    const error = toCallError(thrown);
    return { text: error.message, error };
  }
}

const getRows = (sent: ReturnType<ImportStore['sentRows']>) => sent.map(({ row }) => row);
const baseName = (name: string) => name.replace(/\.[^.]*$/, '');
/** Services refuse names with other characters ('entries (1).csv'). */
const workbookName = (name: string) => `${baseName(name).replaceAll(/[^\p{L}\p{N}_ -]+/gu, '-')}.xlsx`;
