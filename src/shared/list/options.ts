import type { CheckOptions, FilterOption } from './listTypes';

/** Returns the options that the filter definition lists; null if they must be loaded. */
export function ownOptions(options: CheckOptions): FilterOption[] | null {
  return 'lookup' in options || 'api' in options ? null : options.map(toOption);
}

function toOption(option: string | FilterOption): FilterOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

interface Listed {
  code?: string | null;
  name: string | null;
}

/** Converts lookup rows to distinct filter options. Rows with a code filter by it and show 'code · name'; other rows filter by name. */
export function toOptions(rows: readonly Listed[] | null | undefined): FilterOption[] {
  const options = (rows ?? []).map(({ code, name }): FilterOption => {
    const named = name?.trim() ?? '';
    const value = code?.trim() || named;
    return { value, label: named === '' || named === value ? value : `${value} · ${named}` };
  });
  return [...new Map(options.map(option => [option.value, option])).values()].filter(({ value }) => value !== '');
}

export function optionsWith(text: string, options: readonly FilterOption[]): FilterOption[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(wanted));
}
