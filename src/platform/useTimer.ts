import { useEffect, useState } from 'react';

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  const set = (run: () => void, ms: number) => {
    clear();
    timer = setTimeout(run, ms);
  };
  return { set, clear };
}

/** One timer: `set` replaces a running one; unmounting clears it. */
export function useTimer() {
  const [timer] = useState(createTimer);
  useEffect(() => timer.clear, [timer]);
  return timer;
}
