import { judgeBytes } from '@/lib/fileBytes';
import type { BytesVerdict } from '@/lib/fileTypes';

/** Judges one file; whoever started this worker ends it (`checkFile`). */
self.onmessage = ({ data }: MessageEvent<{ bytes: ArrayBuffer; extension: string }>) => {
  judgeBytes(new Uint8Array(data.bytes), data.extension).then(
    verdict => self.postMessage(verdict),
    () => self.postMessage('damaged' satisfies BytesVerdict),
  );
};
