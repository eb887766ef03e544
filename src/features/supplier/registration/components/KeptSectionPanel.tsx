import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import type { DocumentForm } from '@/shared/form/documentForm';
import { CompleteMark, type SectionProgress } from '@/shared/form/SectionProgress';
import { RecordSection } from '../../section/RecordSection';
import type { SectionTodo, SectionStore } from '../../section/section';
import type { RegistrationValues, RegistrationRow } from '../model/registration.fields';
import type { KeptSection } from '../model/sections';
import { useMemo } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import { useKeptRows } from '../../section/useKeptRows';
import { describeDependents } from '../../locationUse';

interface KeptSectionPanelProps {
  form: DocumentForm<RegistrationValues>;
  kept: KeptSection;
  supplierId: Id;
  todo: readonly SectionTodo[];
  progress: SectionProgress | undefined;
}

export function KeptSectionPanel({ form, kept, supplierId, todo, progress }: KeptSectionPanelProps) {
  const { pathname } = useLocation();
  const store = useKeptSection(form, kept, supplierId);
  return (
    <RecordSection
      section={kept.def}
      store={store}
      recordId={String(supplierId)}
      recordPath={pathname}
      mark={<CompleteMark progress={progress} />}
      todo={todo}
      field={kept.formName}
    />
  );
}

/**
 * Stores a section's rows as DTOs in the form (spec 1 §4 'Registration-mode edits'). Checks them on the server first, for example for
 * another supplier's account.
 */
function useKeptSection(
  { control, getValues }: DocumentForm<RegistrationValues>,
  { id, formName, calls, toRows, serialize }: KeptSection,
  supplierId: Id,
): SectionStore {
  const call = useCall();
  const kept = useKeptRows(control, formName);
  const rows = useMemo(
    () => toRows((kept.rows ?? []).map(({ values }) => values as RegistrationRow)),
    [toRows, kept.rows],
  );
  const toDto = (key: string | undefined) => kept.rows?.find(row => row.key === key) ?? null;
  return {
    mode: 'kept',
    rows,
    save: async (values, row, othersPatch = {}) => {
      const problem = await calls.check?.(call, values, supplierId);
      if (problem) return problem;
      const before = toDto(row?.key);
      const dto: Record<string, unknown> = { ...serialize(values, before?.values ?? null) };
      // The patch has form names; rows have API names.
      const dtoPatch = Object.fromEntries(Object.keys(othersPatch).map(name => [name, dto[name]]));
      const saved = await kept.save({ ...before?.values, ...dto }, before, dtoPatch);
      return typeof saved === 'string' ? saved : null;
    },
    warnOfDelete: row => {
      const values = getValues();
      const location = values[formName].find(each => each.uid === row.key);
      const others = values[formName].filter(each => each !== location);
      return Promise.resolve(
        id === 'locations' && location
          ? describeDependents(location, others, section => values[section.formName])
          : null,
      );
    },
    remove: async row => {
      const before = toDto(row.key);
      return before && kept.remove(before);
    },
  };
}
