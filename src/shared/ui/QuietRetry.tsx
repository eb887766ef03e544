import controls from '@/shared/list/controls.module.css';

/** Says quietly that something did not load, with a way to ask again (DECISIONS 54). */
export function QuietRetry({ text, onRetry, label }: { text: string; onRetry: () => void; label?: string }) {
  return (
    <output>
      {text}{' '}
      <button type="button" className={controls.text} aria-label={label} onClick={onRetry}>
        Retry
      </button>
    </output>
  );
}
