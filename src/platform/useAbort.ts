import { useEffect, useState } from 'react';

function createRuns() {
  let running: AbortController | undefined;
  const stop = () => running?.abort();
  const begin = (): AbortSignal => {
    stop();
    running = new AbortController();
    return running.signal;
  };
  return { begin, stop };
}

/** `begin` aborts the previous run and returns a new signal; `stop` and unmounting abort it, too. */
export function useAbort() {
  const [runs] = useState(createRuns);
  useEffect(() => runs.stop, [runs]);
  return runs;
}
