import { Button } from './Button';

/** Inline message for failed content, with a retry button (docs/decisions.md#list-load-failure). */
export function QuietRetry({ text, onRetry, label }: { text: string; onRetry: () => void; label?: string }) {
  return (
    <output>
      {text}{' '}
      <Button tone="link" small aria-label={label} onClick={onRetry}>
        Retry
      </Button>
    </output>
  );
}
