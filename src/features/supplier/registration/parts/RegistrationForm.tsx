import { useMemo, useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { useOperation } from '@/platform/graphql/operation';
import { useSession } from '@/platform/session/SessionContext';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { FieldDef } from '@/shared/fields/types';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { fieldOfWire } from '@/shared/fields/wire';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { useDocumentForm, type DocumentForm } from '@/shared/form/useDocumentForm';
import text from '@/shared/ui/text.module.css';
import { saveRegistration, type StoredRegistration } from '../api/operations';
import { useRegistrationLookups } from '../api/useRegistrationLookups';
import { useVerifications } from '../api/useVerifications';
import { deriveRegistration } from '../model/derive';
import { ACCOUNT_FIELDS } from '../model/progress';
import { registrationFields, type RegistrationValues } from '../model/registration.fields';
import { fromRegistration, toRegistration } from '../model/wire';
import { ProfileSections } from './ProfileSections';
import { SavedState } from './SavedState';
import { takenIn, useTakenTexts, type TakenTexts } from './useTakenTexts';
import { useProgress } from './useProgress';
import { WhereAmI } from './WhereAmI';
import styles from './WhereAmI.module.css';

type Values = RegistrationValues;
const defs = registrationFields as unknown as readonly FieldDef<Values>[];
const accountFields = defs.filter(({ name }) => ACCOUNT_FIELDS.includes(name));
const organizationFields = defs.filter(({ name }) => !ACCOUNT_FIELDS.includes(name));

interface RegistrationFormProps {
  stored: StoredRegistration;
  onSubmitted: () => void;
}

/** The registration as one form, whichever of its three ways it goes. */
export function RegistrationForm({ stored, onSubmitted }: RegistrationFormProps) {
  const checks = useVerifications();
  const known = useRef<TakenTexts>(new Map());
  const form = useRegistrationForm(stored, known.current, onSubmitted);
  const lookups = useRegistrationLookups(() => form.getValues('locationOfPresence'));
  useTakenTexts(form, known);
  const progress = useProgress(form);
  const done = (id: string) => progress.parts.find(part => part.id === id)?.missing.length === 0;
  const tick = (id: string) =>
    done(id) && (
      <span className={styles.tick}>
        <span aria-hidden="true">✓</span>
        <span className={text.unseen}>complete</span>
      </span>
    );
  return (
    <FieldsProvider lookups={lookups} checks={checks}>
      <DocumentFrame
        form={form}
        title="Supplier Registration"
        backTo="/"
        backLabel="Home"
        notice={<WhereAmI progress={progress} goTo={form.goToError} />}
        submitLabel="Submit"
        draftLabel="Save"
        sections={[
          { id: 'account', title: 'Accounts and Details', mark: tick('account'), content: <Account form={form} /> },
          {
            id: 'organization',
            title: 'Organization Information',
            mark: tick('organization'),
            content: <Fields form={form} fields={organizationFields} />,
          },
          {
            id: 'profile',
            title: 'Profile',
            mark: tick('profile'),
            content: <ProfileSections control={form.control} supplierId={stored.id} />,
          },
        ]}
      />
    </FieldsProvider>
  );
}

/** Leaving the contact number without an error saves the form (spec 1 §4 'Autosave'). */
function Account({ form }: { form: DocumentForm<Values> }) {
  return (
    // Hears of the field being left; it is operated in the field itself.
    <div
      onBlur={async ({ target }) => {
        if (!target.closest('[data-field=contactNumber]')) return;
        if (await form.trigger('contactNumber')) form.autosave();
      }}
    >
      <Fields form={form} fields={accountFields} />
      <SavedState form={form} />
    </div>
  );
}

function Fields({ form, fields }: { form: DocumentForm<Values>; fields: readonly FieldDef<Values>[] }) {
  const { roleGroups } = useSession();
  const resolved = useResolvedFields<Values>({ control: form.control, defs: fields, config: NO_CONFIG, roleGroups });
  return <FieldGrid control={form.control} resolved={resolved} />;
}

const NO_CONFIG: never[] = [];

function useRegistrationForm(stored: StoredRegistration, known: TakenTexts, onSubmitted: () => void) {
  const save = useOperation(saveRegistration);
  const [opened] = useState(stored);
  const initial = useMemo(() => fromRegistration(opened), [opened]);
  return useDocumentForm<Values, number | null>({
    key: { screen: 'SupplierRegistration', recordId: String(stored.id) },
    initial,
    derive: deriveRegistration,
    schemaFor: (values, intent) =>
      buildSchema(resolveFields<Values>(defs, [], [], values), intent).check(({ value, issues }) => {
        if (intent !== 'submit') return;
        for (const { name, message } of takenIn(known, value))
          issues.push({ code: 'custom', path: [name], message, input: value, continue: true });
      }),
    save: (values, intent) => save(toRegistration(stored.id, values, intent === 'submit')),
    toFormPath: path => fieldOfWire(registrationFields, path),
    readResult: id => ((id ?? 0) > 0 ? 'ok' : { error: 'It was not saved. Please try again.' }),
    onSaved: intent => {
      if (intent === 'draft') {
        notify.success('Your registration is saved.');
        return 'stay';
      }
      notify.success('Details has been submit successfully!');
      onSubmitted();
      return undefined;
    },
  });
}
