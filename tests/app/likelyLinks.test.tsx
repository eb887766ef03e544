import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLikelyLinks } from '@/app/layout/useLikelyLinks';
import type { RoomRoute } from '@/platform/routing/routes';
import { takeTheClock } from '../support/clock';
import { aSession } from '../support/session';

const ask = vi.fn();
const note: RoomRoute = {
  path: '/Grn/View/:id',
  title: 'Note',
  access: 'everyone',
  lazy: async () => ({ Component: () => null }),
  prefetch: async () => ask,
};
const visitor = { rooms: [note], session: aSession(), environment: 'dev' as const };

function Frame() {
  return (
    <div {...useLikelyLinks(visitor, '/sportal/Grn')}>
      <a href="/sportal/Grn/View/7" onClick={event => event.preventDefault()}>
        GRN 7
      </a>
    </div>
  );
}

/** The pointer comes to rest on the link, `then` happens, and a second passes. */
async function restOnLink(then: (link: HTMLElement) => void = () => {}): Promise<void> {
  const pass = takeTheClock();
  ask.mockClear();
  render(<Frame />);
  const link = screen.getByRole('link');
  fireEvent.pointerOver(link);
  then(link);
  await pass(1_000);
}

it('asks ahead for a link that the pointer rests on', async () => {
  await restOnLink();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks nothing ahead once the link is followed: its screen asks, and a later visit must not meet an answer from before', async () => {
  await restOnLink(link => fireEvent.click(link));
  expect(ask).not.toHaveBeenCalled();
});
