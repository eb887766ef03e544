import { Button } from './Button';
import { CopyDetails } from './FailureReference';

interface QuietRetryProps {
  text: string;
  error: Error | undefined;
  onRetry: () => void;
  label?: string;
}

/** Inline message for failed content, with a retry button (docs/decisions.md#list-load-failure). */
export function QuietRetry({ text, error, onRetry, label }: QuietRetryProps) {
  return (
    <output>
      {text}{' '}
      <Button tone="link" small aria-label={label} onClick={onRetry}>
        Retry
      </Button>
      <CopyDetails error={error} />
    </output>
  );
}
