import { Button } from './Button';

/** Says quietly that something did not load, with a way to ask again (DECISIONS 54). */
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
