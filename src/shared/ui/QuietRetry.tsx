import { Button } from './Button';
import { CopyDetails } from './FailureReference';
import { Text } from './layout';

interface QuietRetryProps {
  text: string;
  error: Error | undefined;
  onRetry: () => void;
  label?: string;
}

/** Inline message for failed content, with a retry button (docs/decisions.md#list-load-failure). */
export function QuietRetry({ text, error, onRetry, label }: QuietRetryProps) {
  return (
    // `typed` lets the text wrap in one-line cells.
    <Text as="output" typed>
      {text}{' '}
      <Button tone="link" small aria-label={label} onClick={onRetry}>
        Retry
      </Button>
      <CopyDetails error={error} />
    </Text>
  );
}
