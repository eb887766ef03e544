import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { noteChange, useReadAgain } from '@/platform/graphql/changes';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { renderUi } from '../../support/render';

interface NoteProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const aNote = (name: string): ComponentType<NoteProps> =>
  function Note({ isOpen, onClose, onClosed }) {
    return (
      <section aria-label={name} data-open={isOpen}>
        <button onClick={onClose}>Close</button>
        <button onClick={onClosed}>Closed</button>
      </section>
    );
  };

type Which = 'first' | 'second';

function Notes({ load }: { load: (which: Which) => Promise<ComponentType<NoteProps>> }) {
  const note = useLazyModal(load);
  return (
    <>
      {(['first', 'second'] as const).map(which => (
        <button key={which} onPointerEnter={() => note.preload(which)} onClick={() => note.open(which)}>
          {note.opening?.key === which ? `opening ${which}` : which}
        </button>
      ))}
      {note.Component && <note.Component isOpen={note.isOpen} onClose={note.close} onClosed={note.remove} />}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('lazily loaded modal', () => {
  it('opens the requested modal, stays mounted while it closes, and can be opened again', async () => {
    const { user } = renderUi(<Notes load={which => Promise.resolve(aNote(which))} />);
    await user.click(button('second'));
    expect(await screen.findByRole('region', { name: 'second' })).toHaveAttribute('data-open', 'true');
    await user.click(button('Close'));
    expect(screen.getByRole('region', { name: 'second' })).toHaveAttribute('data-open', 'false');
    await user.click(button('Closed'));
    expect(screen.queryByRole('region')).toBeNull();
    await user.click(button('first'));
    expect(await screen.findByRole('region', { name: 'first' })).toHaveAttribute('data-open', 'true');
  });

  it('opens without its previous state while it is closing', async () => {
    const Note = aNote('first');
    function Typed(props: NoteProps) {
      return (
        <>
          <Note {...props} />
          <input aria-label="Words" />
        </>
      );
    }
    const { user } = renderUi(<Notes load={() => Promise.resolve(Typed)} />);
    await user.click(button('first'));
    await user.type(await screen.findByLabelText('Words'), 'locked');
    await user.click(button('Close'));
    await user.click(button('first'));
    await waitFor(() => expect(screen.getByRole('region', { name: 'first' })).toHaveAttribute('data-open', 'true'));
    expect(screen.getByLabelText('Words')).toHaveValue('');
  });

  it('reloads the data after any kind of close if something was saved, and not otherwise', async () => {
    const read = vi.fn();
    function Saving(props: NoteProps) {
      return (
        <>
          <button onClick={noteChange}>Save a part</button>
          <button onClick={props.onClose}>Cancel</button>
        </>
      );
    }
    function Page() {
      useReadAgain(read);
      return <Notes load={() => Promise.resolve(Saving)} />;
    }
    const { user } = renderUi(<Page />);
    await user.click(button('first'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(read).not.toHaveBeenCalled();
    await user.click(button('first'));
    await user.click(button('Save a part'));
    await user.click(button('Cancel'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("doesn't reload when the caller reloads the data on close", async () => {
    const read = vi.fn();
    function Page() {
      useReadAgain(read);
      const note = useLazyModal<[], NoteProps>(() => Promise.resolve(aNote('note')));
      return (
        <>
          <button onClick={() => note.open()}>Open</button>
          <button onClick={noteChange}>Save</button>
          {note.Component && <note.Component isOpen={note.isOpen} onClose={note.closeAsRead} onClosed={note.remove} />}
        </>
      );
    }
    const { user } = renderUi(<Page />);
    await user.click(button('Open'));
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(button('Closed'));
    expect(screen.queryByRole('region', { name: 'note' })).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('shows what is loading and ignores a second press meanwhile', async () => {
    const arrivals = new Map<Which, () => void>();
    const load = (which: Which) =>
      new Promise<ComponentType<NoteProps>>(resolve => void arrivals.set(which, () => resolve(aNote(which))));
    const { user } = renderUi(<Notes load={load} />);
    await user.click(button('first'));
    await user.click(button('second'));
    expect(button('opening first')).toBeVisible();
    arrivals.get('second')?.();
    arrivals.get('first')?.();
    expect(await screen.findByRole('region')).toHaveAccessibleName('first');
    expect(button('first')).toBeVisible();
  });

  it('shows an error when loading the code fails; the next press retries, and a preload fails silently', async () => {
    let online = false;
    const load = (which: Which) => (online ? Promise.resolve(aNote(which)) : Promise.reject(new Error('offline')));
    const { user } = renderUi(<Notes load={load} />);
    await user.hover(button('first'));
    expect(screen.queryByText(/couldn't be opened/)).toBeNull();
    await user.click(button('first'));
    expect(await screen.findByText("This couldn't be opened. Check your connection and try again.")).toBeVisible();
    online = true;
    await user.click(await screen.findByRole('button', { name: 'first' }));
    expect(await screen.findByRole('region', { name: 'first' })).toBeVisible();
  });
});
