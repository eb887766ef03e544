import { useEffect, useMemo, useRef, useState } from 'react';
import type { Id } from '@/lib/ids';
import { StandingMark } from '@/shared/form/Standing';
import { RecordSection } from '@/shared/section/RecordSection';
import { useSectionStore } from '../api/useSectionStore';
import { gapTodos, type Gap } from '../gaps';
import type { ProfileSetting } from '../profile/profileFields';
import type { profileSections } from '../sections';
import styles from './profile.module.css';

interface ProfilePanelProps {
  section: (typeof profileSections)[number];
  supplierId: Id;
  setting: ProfileSetting;
  isReadOnly: boolean;
  blocked: string | null;
  lookAt: string;
  isFirst: boolean;
  /** What the locations lack, of which this section shows its own. */
  gaps: readonly Gap[];
  /** Rows were added, changed or deleted. */
  onSaved: () => void;
}

/** Pixels below the window in which a section counts as near. */
const NEAR = '400px';

/** A section of the profile: its rows are asked for when it comes near the window. Its heading is there from the start, and keeps the focus. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { section, supplierId, setting, isFirst, gaps, onSaved, ...rest } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isFirst || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  const declared = useMemo(() => section.declare(setting), [section, setting]);
  const todo = useMemo(() => gapTodos(gaps, section.id, declared.noun), [gaps, section, declared]);
  // Its rows are there before a row can be added to them.
  const store = useSectionStore(section, supplierId, isNear || todo.length > 0);
  /** Tells the page of what was saved. */
  const telling = {
    ...store,
    save: async (...given: Parameters<typeof store.save>) => {
      const problem = await store.save(...given);
      if (problem === null) onSaved();
      return problem;
    },
    remove: async (...given: Parameters<typeof store.remove>) => {
      const problem = await store.remove(...given);
      if (problem === null) onSaved();
      return problem;
    },
  };
  return (
    <div ref={place} data-section={section.id} data-joins={section.joins} className={styles.panel}>
      <RecordSection
        section={declared}
        store={telling}
        recordId={String(supplierId)}
        todo={todo}
        mark={todo.length > 0 && <StandingMark standing={{ missing: todo.length, begun: true }} />}
        field={section.id}
        {...rest}
      />
    </div>
  );
}
