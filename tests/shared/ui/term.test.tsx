import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { GLOSSARY } from '@/domain/glossary';
import { TERMS } from '@/domain/terms';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { prepareTerms } from '@/shared/ui/terms';
import { held } from '../../support/held.ts';
import { renderUi } from '../../support/render.tsx';

afterEach(() => prepareTerms([], () => Promise.resolve({})));

it('does not open for whoever has gone on while its words were fetched', async () => {
  const toggled = vi.fn();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  Object.assign(HTMLElement.prototype, { togglePopover: toggled });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
  });
  const { until, release } = held();
  prepareTerms(TERMS, async () => {
    await until;
    return GLOSSARY;
  });
  renderUi(
    <ReadList>
      <ReadValue label="HSN/SAC Code" value="8471" />
    </ReadList>,
  );
  const sign = screen.getByRole('button', { name: 'What is HSN?' });
  const user = userEvent.setup({ delay: null });
  await user.click(sign);
  await user.tab();
  release();
  await waitFor(() => expect(sign).toHaveAccessibleDescription(/Harmonised system of nomenclature/));
  expect(toggled).not.toHaveBeenCalledWith(true);
});

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
