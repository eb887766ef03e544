import { judgeBytes, loadJudge } from '@/lib/fileBytes';
import type { BytesVerdict } from '@/lib/fileTypes';

/** 'ready' once the code for the file is there, then what it found. */
export type JudgeAnswer = BytesVerdict | 'ready';

const say = (answer: JudgeAnswer) => self.postMessage(answer);

/** Judges one file; whoever started this worker ends it (`checkFile`). */
self.onmessage = async ({ data }: MessageEvent<{ bytes: ArrayBuffer; extension: string }>) => {
  await loadJudge(data.extension);
  say('ready');
  judgeBytes(new Uint8Array(data.bytes), data.extension).then(say, () => say('damaged'));
};
