import { useContext, useState } from 'react';
import { confirm } from '@/platform/feedback/feedback';
import { createUploadGate, UploadGateContext } from './uploadGate';

/**
 * For a dialog whose upload widget goes with it: draw the widget inside `UploadGateContext` with this `gate`. `mayClose` asks before a file
 * is left behind that is on its way or has failed (DECISIONS 90); a form around the dialog knows of them meanwhile.
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
