import type { Control } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { RecordSection } from '@/shared/section/RecordSection';
import type { RegistrationValues } from '../model/registration.fields';
import { registrationSections, type RegistrationSection } from '../model/sections';
import { useWireRows } from './useWireRows';

interface ProfileSectionsProps {
  control: Control<RegistrationValues>;
  supplierId: number;
}

/** The profile's sections inside the registration form. */
export function ProfileSections(props: ProfileSectionsProps) {
  return registrationSections.map(section => <Kept key={section.list} {...props} placed={section} />);
}

function Kept({ control, supplierId, placed }: ProfileSectionsProps & { placed: RegistrationSection }) {
  const { pathname } = useLocation();
  const store = useWireRows(control, placed);
  return (
    <div data-field={placed.list}>
      <RecordSection section={placed.section} store={store} recordId={String(supplierId)} lookAt={pathname} level={3} />
    </div>
  );
}
