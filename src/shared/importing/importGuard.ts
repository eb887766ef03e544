import { confirm } from '@/platform/feedback/feedback';

/** Tells the dialog around a workbench what closing it would lose. */
export interface ImportGuard {
  report: (state: { file: string; isDirty: () => boolean; isSending: () => boolean } | null) => void;
  isDirty: () => boolean;
  /** Returns why the file can't be sent now, or null. */
  notNow: () => string | null;
  /** Asks before corrections are lost or an upload is interrupted. */
  mayClose: () => Promise<boolean>;
}

export function createImportGuard(notNow: () => string | null = () => null): ImportGuard {
  let at: Parameters<ImportGuard['report']>[0] = null;
  const isDirty = () => (at?.isDirty() ?? false) || (at?.isSending() ?? false);
  return {
    report: state => {
      at = state;
    },
    isDirty,
    notNow,
    mayClose: () => {
      if (at?.isSending())
        return confirm({
          title: 'Close while the file is being sent?',
          content: 'The server may still import it. Check the list before you submit it again.',
          okText: 'Close anyway',
          cancelText: 'Wait',
          danger: true,
        });
      if (!at?.isDirty()) return Promise.resolve(true);
      return confirm({
        title: 'Discard your corrections?',
        content: `Your corrections in ${at.file} are not imported or saved.`,
        okText: 'Discard corrections',
        cancelText: 'Keep editing',
        danger: true,
      });
    },
  };
}
