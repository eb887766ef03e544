import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UploadGateContext } from '@/shared/attachments/uploadGate';
import { FieldLabelsContext } from '@/shared/ui/fieldLabels';
import { LookUpsContext } from '@/shared/ui/lookUps';
import type { DocumentForm } from './documentForm';
import { RevealContext } from './errorGuide';

interface FormContextsProps {
  form: Pick<DocumentForm<FieldValues>, 'gate' | 'lookUps' | 'reveals' | 'labels'>;
  children: ReactNode;
}

/**
 * What the fields of a form report to: files on their way, texts that are looked up, what they are called, and what is to be opened before
 * an error can be seen.
 */
export function FormContexts({ form, children }: FormContextsProps) {
  return (
    <UploadGateContext value={form.gate}>
      <LookUpsContext value={form.lookUps}>
        <RevealContext value={form.reveals}>
          <FieldLabelsContext value={form.labels}>{children}</FieldLabelsContext>
        </RevealContext>
      </LookUpsContext>
    </UploadGateContext>
  );
}
