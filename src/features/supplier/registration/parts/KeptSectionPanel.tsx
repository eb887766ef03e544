import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import type { DocumentForm } from '@/shared/form/documentForm';
import { StandingMark, type Standing } from '@/shared/form/Standing';
import { RecordSection } from '../../section/RecordSection';
import type { SectionTodo } from '../../section/section';
import { useKeptSection } from '../useKeptSection';
import type { RegistrationValues } from '../model/registration.fields';
import type { KeptSection } from '../model/sections';

interface KeptSectionPanelProps {
  form: DocumentForm<RegistrationValues>;
  kept: KeptSection;
  supplierId: Id;
  todo: readonly SectionTodo[];
  standing: Standing | undefined;
}

/** A section of the profile inside the registration form. */
export function KeptSectionPanel({ form, kept, supplierId, todo, standing }: KeptSectionPanelProps) {
  const { pathname } = useLocation();
  const store = useKeptSection(form, kept, supplierId);
  return (
    <RecordSection
      section={kept.def}
      store={store}
      recordId={String(supplierId)}
      lookAt={pathname}
      mark={standing && <StandingMark standing={standing} />}
      todo={todo}
      field={kept.formName}
    />
  );
}
