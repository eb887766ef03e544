import { useEffect, useMemo, useRef, useState } from 'react';
import { RecordSection } from '@/shared/section/RecordSection';
import { sectionCalls } from '../api/sectionCalls';
import { useSectionStore } from '../api/useSectionStore';
import type { ProfileSetting } from '../profileFields';
import type { ProfileSection } from '../sections';
import styles from './profile.module.css';

interface ProfilePanelProps {
  section: ProfileSection & { id: keyof typeof sectionCalls };
  supplierId: number;
  setting: ProfileSetting;
  isReadOnly: boolean;
  blocked: string | null;
  lookAt: string;
}

/** Pixels below the window in which a section counts as near. */
const NEAR = '400px';

/** A section of the profile: its rows are asked for when it comes near the window. */
export function ProfilePanel(props: ProfilePanelProps & { isFirst: boolean }) {
  const { section, setting, isFirst } = props;
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
  return (
    <div ref={place} data-section={section.id} className={styles.panel}>
      {isNear ? (
        <Rows {...props} />
      ) : (
        <section className={styles.waiting}>
          <h2 tabIndex={-1}>{section.declare(setting).title}</h2>
        </section>
      )}
    </div>
  );
}

function Rows({ section, supplierId, setting, isReadOnly, blocked, lookAt }: ProfilePanelProps) {
  const store = useSectionStore(sectionCalls[section.id], supplierId);
  const declared = useMemo(() => section.declare(setting), [section, setting]);
  return (
    <RecordSection
      section={declared}
      store={store}
      recordId={String(supplierId)}
      isReadOnly={isReadOnly}
      blocked={blocked}
      lookAt={lookAt}
    />
  );
}
