import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { RecordSection } from '../section/RecordSection';
import type { SectionStore } from '../section/section';
import { useSectionStore } from '../profile/useSectionStore';
import type { UnsentChange } from '../approval/model/changes';
import { gapTodos, type Gap } from '../gaps';
import type { ProfileSetting } from '../profile/profileFields';
import { sectionOfEntity, type profileSections } from '../sections';
import { useLocationUse } from './useLocationUse';

interface ProfilePanelProps {
  section: (typeof profileSections)[number];
  supplierId: Id;
  setting: ProfileSetting;
  isReadOnly: boolean;
  blocked: string | null;
  recordPath: string;
  gaps: readonly Gap[];
  unsent: readonly UnsentChange[];
  onSaved: () => void;
}

export function ProfilePanel(props: ProfilePanelProps) {
  const { section, supplierId, setting, gaps, unsent, onSaved, ...rest } = props;
  const declared = useMemo(() => section.declare(setting), [section, setting]);
  const todo = useMemo(() => gapTodos(gaps, section.id, declared.noun), [gaps, section, declared]);
  const store = useLocationUse(section, supplierId, useSectionStore(section, supplierId));
  const reported = async <Problem,>(saving: Promise<Problem | null>) => {
    const problem = await saving;
    if (problem === null) onSaved();
    return problem;
  };
  const reporting: SectionStore = {
    ...store,
    save: (...given) => reported(store.save(...given)),
    remove: row => reported(store.remove(row)),
  };
  const changed = useMemo(() => {
    const own = unsent.filter(({ entity, corrected }) => corrected !== false && sectionOfEntity(entity) === section);
    return new Set(own.map(({ entityId }) => String(entityId)));
  }, [unsent, section]);
  return (
    <RecordSection
      section={declared}
      store={reporting}
      recordId={String(supplierId)}
      todo={todo}
      field={section.id}
      wordOf={({ key }) => (changed.has(key) ? 'Not sent' : null)}
      {...rest}
    />
  );
}
