import { useEffect, useRef, useState, type ComponentProps } from 'react';

/** Mounts its children once they are in the viewport; for charts and their library. */
export function InSight(props: ComponentProps<'div'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...props} ref={place}>
      {isSeen && props.children}
    </div>
  );
}
