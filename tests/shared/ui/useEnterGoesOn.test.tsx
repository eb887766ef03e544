import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useEnterGoesOn } from '@/shared/ui/useEnterGoesOn';

function Fields({ goOn }: { goOn: () => void }) {
  return (
    <div {...useEnterGoesOn(goOn)}>
      <input aria-label="Closed" role="combobox" aria-expanded={false} aria-controls="list" />
      <input aria-label="Open" role="combobox" aria-expanded aria-controls="list" />
      <div id="list" />
    </div>
  );
}

it('Enter moves on from a field with a closed list, and a second Enter does so while the list is closing', async () => {
  const goOn = vi.fn();
  render(<Fields goOn={goOn} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Closed' }));
  await user.keyboard('{Enter}');
  expect(goOn).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('combobox', { name: 'Open' }));
  await user.keyboard('{Enter}');
  expect(goOn).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(goOn).toHaveBeenCalledTimes(2);
});

it('Enter after more typing selects an option again', async () => {
  const goOn = vi.fn();
  render(<Fields goOn={goOn} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Open' }));
  await user.keyboard('ab{Enter}c{Enter}');
  expect(goOn).not.toHaveBeenCalled();
});
