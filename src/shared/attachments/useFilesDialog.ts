import { useContext, useState } from 'react';
import { confirm } from '@/platform/feedback/feedback';
import { createUploadGate, UploadGateContext } from './uploadGate';

/**
 * Creates an upload gate for a dialog: render its widget inside `UploadGateContext` with `gate`. `mayClose` asks the
 * user before losing running or failed uploads (docs/decisions.md#failed-file-blocks-save); the surrounding form includes them.
 */
export function useFilesDialog() {
  const around = useContext(UploadGateContext);
  const [gate] = useState(() => createUploadGate(around));
  const mayClose = async () => {
    const names = Object.values(gate.notUploaded()).flat();
    const { uploading, failed } = gate.state();
    if (uploading + failed.length === 0) return true;
    return confirm({
      title: `Close without ${names.join(', ') || 'the file that is being checked'}?`,
      content: uploading > 0 ? 'It is not uploaded yet, and closing stops it.' : 'It was not uploaded.',
      okText: 'Close without it',
      cancelText: 'Stay',
      danger: true,
    });
  };
  return { gate, mayClose };
}
