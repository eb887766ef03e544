import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UploadGateContext } from '@/shared/attachments/uploadGate';
import { FieldLabelsContext } from '@/shared/ui/fieldLabels';
import { LookUpsContext } from '@/shared/ui/lookUps';
import type { DocumentForm } from './documentForm';
import { RevealContext } from '@/shared/lines/reveal';

interface FormContextsProps {
  form: Pick<DocumentForm<FieldValues>, 'gate' | 'lookUps' | 'reveals' | 'labels'>;
  children: ReactNode;
}

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
