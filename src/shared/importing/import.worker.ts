import { fileJobs, type FileJob, type FileJobAnswer } from './fileJobs';

/** Does one job with a file; whoever started this worker ends it (`runFileJob`). */
onmessage = ({ data: { job, input } }: MessageEvent<FileJob>) => {
  (fileJobs[job] as (input: unknown) => Promise<unknown>)(input).then(
    done => postMessage({ done } satisfies FileJobAnswer),
    () => postMessage({ failed: true } satisfies FileJobAnswer),
  );
};
