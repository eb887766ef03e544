import type { CheckOptions, FilterOption } from './listTypes';

/** The options that a filter's definition names itself; null where they are loaded. */
export function ownOptions(options: CheckOptions): FilterOption[] | null {
  return 'lookup' in options || 'api' in options ? null : options.map(toOption);
}

/** An option given as a word is its own label. */
function toOption(option: string | FilterOption): FilterOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

interface Listed {
  code?: string | null;
  name: string | null;
}

/**
 * Options of a `checkBox` filter out of a look-up, every one once. Rows with a code are filtered by it and shown as 'code · name'; the
 * others are filtered by the name that they show.
 */
export function toOptions(rows: readonly Listed[] | null | undefined): FilterOption[] {
  const options = (rows ?? []).map(({ code, name }): FilterOption => {
    const named = name?.trim() ?? '';
    const value = code?.trim() || named;
    return { value, label: named === '' || named === value ? value : `${value} · ${named}` };
  });
  return [...new Map(options.map(option => [option.value, option])).values()].filter(({ value }) => value !== '');
}

/** The options that hold the text, whatever the case. */
export function optionsWith(text: string, options: readonly FilterOption[]): FilterOption[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
