import { Button } from './Button';
import { CopyDetails } from './FailureReference';
import { Text } from './layout';
import { Notice } from './Notice';

interface ErrorPanelProps {
  /** What failed; the message of `error` follows. */
  message?: string;
  error: Error | undefined;
  onRetry?: () => void;
}

export function ErrorPanel({ message, error, onRetry }: ErrorPanelProps) {
  return (
    <Notice tone="bad" role="alert">
      <Text as="p" tone="bad" grows>
        {[message, error?.message].filter(Boolean).join(' ')}
      </Text>
      <CopyDetails error={error} />
      {onRetry !== undefined && (
        <Button small onClick={onRetry}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
