import { judgeBytes, loadJudge } from '@/lib/fileBytes';
import type { BytesVerdict } from '@/lib/fileProblems';

/** 'ready' when the checking code is loaded, then the result. 'unloaded' if that code fails to load. */
export type JudgeResult = BytesVerdict | 'ready' | 'unloaded';

const post = (message: JudgeResult) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<{ bytes: ArrayBuffer; extension: string }>) => {
  try {
    await loadJudge(data.extension);
  } catch {
    return post('unloaded');
  }
  post('ready');
  post(await judgeBytes(new Uint8Array(data.bytes), data.extension).catch(() => 'damaged' as const));
};
