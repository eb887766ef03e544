import type { PickSource } from '@/shared/fieldTypes/pickSource';

export function addressPick(by: string): Pick<PickSource, 'icon' | 'words'> {
  return {
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
