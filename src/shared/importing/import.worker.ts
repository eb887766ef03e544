import { fileJobs, type FileJob, type FileJobResult } from './fileJobs';

/** Runs one job on a file. The caller ends the worker (`runFileJob`). */
onmessage = ({ data: { job, input } }: MessageEvent<FileJob>) => {
  (fileJobs[job] as (input: unknown) => Promise<unknown>)(input).then(
    done => postMessage({ done } satisfies FileJobResult),
    () => postMessage({ failed: true } satisfies FileJobResult),
  );
};
