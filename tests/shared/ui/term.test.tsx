import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GLOSSARY } from '@/domain/glossary';
import { TERMS } from '@/domain/terms';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { findTerm, setGlossary } from '@/shared/ui/terms';
import { held } from '../../support/held.ts';
import { renderUi } from '../../support/render.tsx';

afterEach(() => setGlossary(/(?!)/, () => Promise.resolve({})));

function renderLabels() {
  renderUi(
    <ReadList>
      <ReadValue label="HSN/SAC Code" value="8471" />
      <ReadValue label="GSTN Number" value="27AAPFU0939F1ZV" />
      <ReadValue label="Panel" value="P" />
    </ReadList>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    hsn: screen.getByRole('button', { name: 'What is HSN?' }),
    gstn: screen.getByRole('button', { name: 'What is GSTN?' }),
  };
}

it('each abbreviation of the glossary is found, and only as a whole word', () => {
  setGlossary(TERMS, () => Promise.resolve(GLOSSARY));
  for (const term of Object.keys(GLOSSARY)) expect(findTerm(`Number of ${term} (old)`)).toBe(term);
  expect(findTerm('Panel')).toBeNull();
});

it("the tooltip doesn't open when the user has moved on before the glossary is loaded", async () => {
  const { until, release } = held();
  setGlossary(TERMS, async () => {
    await until;
    return GLOSSARY;
  });
  const { user, hsn, gstn } = renderLabels();
  await user.click(hsn);
  await user.tab();
  expect(gstn).toHaveFocus();
  release();
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('GSTN: GST number');
  expect(hsn).not.toHaveAccessibleDescription();
});

it('the glossary loads when an abbreviation is pressed, and only abbreviations are explained', async () => {
  const load = vi.fn(() => Promise.resolve(GLOSSARY));
  setGlossary(TERMS, load);
  const { user, hsn, gstn } = renderLabels();
  expect(screen.getAllByRole('button')).toEqual([hsn, gstn]);
  expect(load).not.toHaveBeenCalled();
  await user.click(hsn);
  await screen.findByRole('tooltip', { hidden: true });
  expect(hsn).toHaveAccessibleDescription(/Harmonised system of nomenclature/);
  expect(hsn).not.toHaveAttribute('title');
});

it('the tooltip works with the keyboard alone; Escape closes it and keeps focus', async () => {
  setGlossary(TERMS, () => Promise.resolve(GLOSSARY));
  const { user, hsn } = renderLabels();
  await user.tab();
  expect(hsn).toHaveFocus();
  await screen.findByRole('tooltip', { hidden: true });
  expect(hsn).toHaveAccessibleDescription(/Harmonised system/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
  expect(hsn).toHaveFocus();
});

it('the tooltip opens on hover and stays while the pointer is over it', async () => {
  setGlossary(TERMS, () => Promise.resolve(GLOSSARY));
  const { user, hsn } = renderLabels();
  await user.hover(hsn);
  const tooltip = await screen.findByRole('tooltip', { hidden: true });
  await user.hover(tooltip);
  expect(tooltip).toHaveTextContent('Harmonised system');
  await user.hover(document.body);
  await vi.waitFor(() => expect(tooltip).not.toBeInTheDocument());
});
