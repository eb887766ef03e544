import { Button } from './Button';
import { Text } from './layout';
import { Notice } from './Notice';

export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Notice tone="bad" role="alert">
      <Text as="p" tone="bad" grows>
        {message}
      </Text>
      {onRetry !== undefined && (
        <Button small onClick={onRetry}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
