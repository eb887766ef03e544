import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UploadGuardContext } from '@/shared/attachments/uploadGuard';
import { FieldLabelsContext } from '@/shared/ui/fieldLabels';
import { LookupsContext } from '@/shared/ui/lookups';
import type { DocumentForm } from './documentForm';
import { RevealContext } from '@/shared/lines/reveal';

interface FormContextsProps {
  form: Pick<DocumentForm<FieldValues>, 'guard' | 'lookups' | 'reveals' | 'labels'>;
  children: ReactNode;
}

export function FormContexts({ form, children }: FormContextsProps) {
  return (
    <UploadGuardContext value={form.guard}>
      <LookupsContext value={form.lookups}>
        <RevealContext value={form.reveals}>
          <FieldLabelsContext value={form.labels}>{children}</FieldLabelsContext>
        </RevealContext>
      </LookupsContext>
    </UploadGuardContext>
  );
}
