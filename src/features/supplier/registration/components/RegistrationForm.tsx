import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { CallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { privateNames } from '@/shared/fields/define';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { FieldDef } from '@/shared/fields/types';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { findFieldByDtoName } from '@/shared/fields/dto';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import type { DocumentForm } from '@/shared/form/documentForm';
import { sinceOpened } from '@/shared/form/sinceOpened';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { privateInRow } from '../../section/section';
import { useProfileChecks } from '../../api/useProfileChecks';
import { registrationById, saveRegistration, type StoredRegistration } from '../api/operations';
import { useRegistrationLookups } from '../useRegistrationLookups';
import { useVerifications } from '../api/useVerifications';
import { deriveRegistration } from '../model/derive';
import { ACCOUNT_FIELDS, getCountry, wrongRows } from '../model/progress';
import { registrationFields, type RegistrationValues } from '../model/registration.fields';
import { keptSections } from '../model/sections';
import { fromRegistration, toRegistration } from '../model/dto';
import { KeptSectionPanel } from './KeptSectionPanel';
import { takenIn, useTakenTexts, type TakenTexts } from './useTakenTexts';
import { useProgress } from './useProgress';
import { Welcome } from './Welcome';
import { useWatched } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Row } from '@/shared/ui/layout';

type Values = RegistrationValues;
const defs = registrationFields as readonly FieldDef<Values>[];
const accountFields = defs.filter(({ name }) => ACCOUNT_FIELDS.includes(name));
const organizationFields = defs.filter(({ name }) => !ACCOUNT_FIELDS.includes(name));

const WELCOME = 'welcome';

interface RegistrationFormProps {
  stored: StoredRegistration;
  onSubmitted: () => void;
}

export function RegistrationForm({ stored, onSubmitted }: RegistrationFormProps) {
  const email = stored.email ?? '';
  const checks = useVerifications(email);
  const known = useRef<TakenTexts>(new Map());
  const form = useRegistrationForm(stored, known.current, onSubmitted);
  const lookups = useRegistrationLookups(() => form.getValues('locationOfPresence'));
  const sectionChecks = useProfileChecks(stored.id);
  const country = getCountry({ country: useWatch({ control: form.control, name: 'country' }) });
  const { parts, look: check } = useProgress(form, known);
  useTakenTexts(form, known, email, check);
  // Fixed at mount, so that content doesn't move while the user works.
  const [isNew] = useState(() => country === '');
  const [begin] = useState(() => (isNew ? WELCOME : (parts.find(part => part.missing > 0)?.id ?? 'account')));
  const getPart = (id: string) => parts.find(part => part.id === id);
  return (
    <FieldsProvider lookups={lookups.own} checks={checks} recordId={stored.id}>
      <DocumentFrame
        form={form}
        title="Supplier Registration"
        backTo="/"
        backLabel="Home"
        submitLabel="Submit"
        draftLabel="Save"
        stepsFrom={begin}
        sections={[
          ...(isNew ? [{ id: WELCOME, title: 'Before you begin', content: <Welcome /> }] : []),
          {
            id: 'account',
            title: 'Accounts and Details',
            progress: getPart('account'),
            content: <Account form={form} />,
          },
          {
            id: 'organization',
            title: 'Organization Information',
            progress: getPart('organization'),
            content: <Fields form={form} fields={organizationFields} />,
          },
          ...keptSections(country).map(kept => ({
            id: kept.id,
            title: kept.def.title,
            progress: getPart(kept.id),
            hasHeading: true,
            content: (
              <FieldsProvider
                lookups={lookups.sections}
                checks={sectionChecks}
                country={country || null}
                recordId={stored.id}
              >
                <KeptSectionPanel
                  form={form}
                  kept={kept}
                  supplierId={stored.id}
                  todo={getPart(kept.id)?.todo ?? []}
                  progress={getPart(kept.id)}
                />
              </FieldsProvider>
            ),
          })),
        ]}
      />
    </FieldsProvider>
  );
}

/** Leaving the contact number without an error saves the form (spec 1 §4 'Autosave'). */
function Account({ form }: { form: DocumentForm<Values> }) {
  return (
    <div
      onBlur={async ({ target }) => {
        if (!target.closest('[data-field=contactNumber]')) return;
        if (await form.trigger('contactNumber')) form.autosave();
      }}
    >
      <Fields form={form} fields={accountFields} />
      <SaveProblem form={form} />
    </div>
  );
}

function Fields({ form, fields }: { form: DocumentForm<Values>; fields: readonly FieldDef<Values>[] }) {
  const { roleGroups } = useSession();
  const resolved = useResolvedFields<Values>({ control: form.control, defs: fields, config: NO_CONFIG, roleGroups });
  return <FieldGrid control={form.control} resolved={resolved} />;
}

const NO_CONFIG: never[] = [];
/** The form stores section rows as DTOs, with nested tables as JSON text. */
const PRIVATE = [
  ...privateNames(registrationFields),
  ...keptSections('').flatMap(({ def }) => privateInRow(def, def.fields({ row: null }))),
];
const SUBMITTED =
  'This registration has been submitted in the meantime and can no longer be changed. Your entries are still here.';

function useRegistrationForm(stored: StoredRegistration, known: TakenTexts, onSubmitted: () => void) {
  const call = useCall();
  const [opened, setOpened] = useState(stored);
  const initial = useMemo(() => fromRegistration(opened), [opened]);
  /** The last known version: the backend rejects a save based on an older one. */
  const latest = useRef(stored);
  return useDocumentForm<Values, Id | null>({
    key: { screen: 'SupplierRegistration', recordId: String(stored.id) },
    privateNames: PRIVATE,
    initial,
    derive: deriveRegistration,
    fieldsFor: () => defs,
    schemaFor: (values, intent) =>
      buildSchema(resolveFields<Values>(defs, [], [], values), intent).check(({ value, issues }) => {
        if (intent !== 'submit') return;
        const add = (path: string[], message: string) =>
          issues.push({ code: 'custom', path, message, input: value, continue: true });
        for (const { name, message } of takenIn(known, value)) add([name], message);
        for (const { path, message } of wrongRows(value)) add(path, message);
      }),
    beforeSave: () => {
      const read = () => call(registrationById, stored.id);
      // `readAgain` reports a registration that another user submitted meanwhile.
      return sinceOpened({
        noun: 'registration',
        opened: latest.current,
        read,
        mayStill: () => true,
      }).mustBeUnchanged();
    },
    save: async (values, intent) => {
      const id = await call(
        saveRegistration,
        toRegistration({ id: stored.id, rut: latest.current.rut, came: opened }, values, intent === 'submit'),
      );
      // The response contains the id only (spec 1 §7). If this read fails, the next save is rejected and shows the conflict.
      if (intent !== 'submit')
        latest.current = (await call(registrationById, stored.id).catch(() => null)) ?? latest.current;
      return id;
    },
    readAgain: async () => {
      const now = await call(registrationById, stored.id);
      if (!now || now.submitted) throw new CallError('validation', { message: SUBMITTED });
      latest.current = now;
      setOpened(now);
    },
    toFormPath: path => findFieldByDtoName(registrationFields, path),
    readResult: id => (id === null ? { error: "The registration couldn't be saved. Try again." } : 'ok'),
    onSaved: intent => {
      if (intent === 'draft') {
        notify.success('Registration saved.');
        return 'stay';
      }
      notify.success('Details has been submit successfully!');
      onSubmitted();
      return undefined;
    },
  });
}

/** Shows why the autosave failed; the action bar shows a successful one. */
function SaveProblem({ form }: { form: DocumentForm<RegistrationValues> }) {
  const state = useWatched(form.autosaved);
  const failure = state !== null && typeof state === 'object' && 'error' in state ? state : null;
  const message = failure ? "Couldn't save." : state === 'unfinished' ? 'Not saved: correct the marked fields.' : '';
  return (
    <Row as="p" gap={4} tone="soft">
      <output>{message}</output>
      {failure && (
        <>
          <Button small onClick={() => void form.retry()}>
            Try again
          </Button>
          <CopyDetails error={failure.error} />
        </>
      )}
    </Row>
  );
}
