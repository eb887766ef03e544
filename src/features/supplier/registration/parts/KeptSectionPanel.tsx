import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { RecordSection } from '@/shared/section/RecordSection';
import { useKeptSection } from '../api/useKeptSection';
import type { RegistrationValues } from '../model/registration.fields';
import type { KeptSection, RegistrationTodo } from '../model/sections';

interface KeptSectionPanelProps {
  control: Control<RegistrationValues>;
  kept: KeptSection;
  supplierId: number;
  todo: readonly RegistrationTodo[];
  mark: ReactNode;
}

/** A section of the profile inside the registration form. */
export function KeptSectionPanel({ control, kept, supplierId, todo, mark }: KeptSectionPanelProps) {
  const { pathname } = useLocation();
  const store = useKeptSection(control, kept, supplierId);
  return (
    <RecordSection
      section={kept.section}
      store={store}
      recordId={String(supplierId)}
      lookAt={pathname}
      mark={mark}
      todo={todo}
      field={kept.list}
    />
  );
}
