import type { SelectOption } from '@/shared/kinds/types';

/** What a cell is chosen from, by value and label; a text that is none of them stays to be seen. */
export function Options({ options, text }: { options: readonly SelectOption[]; text: string }) {
  return (
    <>
      {!options.some(({ value }) => value === text) && <option value={text}>{text}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label === value ? value : `${value} (${label})`}
        </option>
      ))}
    </>
  );
}
