import { useEffect } from 'react';
import { Notice } from '@/shared/ui/Notice';

interface ConfigNoticeProps {
  problems: readonly string[];
  /** Configured field names that this page does not have. */
  others: readonly string[];
}

/** Shows that parts of the region/company configuration are invalid (`parseFieldConfig`). */
export function ConfigNotice({ problems, others }: ConfigNoticeProps) {
  const wrong = problems.join('\n');
  const elsewhere = others.join(', ');
  useEffect(() => {
    if (wrong) console.warn(`The field configuration could not be read completely:\n${wrong}`);
    // oxlint-disable-next-line no-console -- for support, and nothing is wrong
    if (elsewhere) console.info(`The field configuration names fields that are not on this page: ${elsewhere}`);
  }, [wrong, elsewhere]);
  if (problems.length === 0) return null;
  return (
    <Notice as="output" tone="warn">
      Some settings of this page could not be read, so that its usual fields are shown instead. If a field is missing or
      asked for wrongly, please contact support.
    </Notice>
  );
}
