import type { PickSource } from '@/shared/kinds/pickSource';

/** Returns icon and texts of every address picker (spec 1 §2 and spec 2 §2 'Select Address'). `by`: the searchable properties. */
export function addressPick(by: string): Pick<PickSource, 'icon' | 'words'> {
  return {
    // Map pin.
    icon: 'M8 14.5c3-3 4.75-5.6 4.75-7.9a4.75 4.75 0 0 0-9.5 0c0 2.3 1.75 4.9 4.75 7.9Z M6.3 6.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z',
    words: {
      title: 'Select Address',
      search: 'Search address',
      placeholder: `Search by ${by}`,
      none: 'No records available!',
      failed: 'The addresses could not be loaded.',
      remove: 'Remove address',
    },
  };
}
