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
  isFirst: boolean;
}

/** Pixels below the window in which a section counts as near. */
const NEAR = '400px';

/** A section of the profile: its rows are asked for when it comes near the window. Its heading is there from the start, and keeps the focus. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { section, supplierId, setting, isFirst, ...rest } = props;
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
  const store = useSectionStore(sectionCalls[section.id], supplierId, isNear);
  const declared = useMemo(() => section.declare(setting), [section, setting]);
  return (
    <div ref={place} data-section={section.id} data-joins={section.joins} className={styles.panel}>
      <RecordSection section={declared} store={store} recordId={String(supplierId)} {...rest} />
    </div>
  );
}
