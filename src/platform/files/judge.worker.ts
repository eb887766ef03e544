import { judgeBytes, loadJudge } from '@/lib/fileBytes';
import type { BytesVerdict } from '@/lib/fileProblems';

/** 'ready' once the code for the file is there, then what it found. 'unloaded' where that code does not arrive. */
export type JudgeAnswer = BytesVerdict | 'ready' | 'unloaded';

const say = (answer: JudgeAnswer) => self.postMessage(answer);

/** Judges one file; whoever started this worker ends it (`checkFile`). */
self.onmessage = async ({ data }: MessageEvent<{ bytes: ArrayBuffer; extension: string }>) => {
  try {
    await loadJudge(data.extension);
  } catch {
    return say('unloaded');
  }
  say('ready');
  say(await judgeBytes(new Uint8Array(data.bytes), data.extension).catch(() => 'damaged' as const));
};
