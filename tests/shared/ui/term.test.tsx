import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GLOSSARY } from '@/domain/glossary';
import { TERMS } from '@/domain/terms';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { prepareTerms } from '@/shared/ui/terms';
import { renderUi } from '../../support/render.tsx';

afterEach(() => prepareTerms([], () => Promise.resolve({})));

it('explains the abbreviation of a label once somebody asks, and no other word', async () => {
  const load = vi.fn(() => Promise.resolve(GLOSSARY));
  prepareTerms(TERMS, load);
  renderUi(
    <ReadList>
      <ReadValue label="HSN/SAC Code" value="8471" />
      <ReadValue label="Panel" value="P" />
    </ReadList>,
  );
  const sign = screen.getByRole('button', { name: 'What is HSN?' });
  expect(screen.getAllByRole('button')).toEqual([sign]);
  expect(load).not.toHaveBeenCalled();
  await userEvent.setup({ delay: null }).click(sign);
  await waitFor(() => expect(sign).toHaveAccessibleDescription(/Harmonised system of nomenclature/));
  expect(sign).not.toHaveAttribute('title');
});
