import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenStill } from '@/lib/whenStill';
import { takeTheClock } from '../support/clock.ts';

const act = (type: string) => void document.body.dispatchEvent(new Event(type, { bubbles: true }));
const move = () => act('pointermove');

describe('what waits for the hand to rest', () => {
  let pass: ReturnType<typeof takeTheClock>;
  beforeEach(() => void (pass = takeTheClock()));

  it('begins when nothing was moved for so long, once', async () => {
    const run = vi.fn();
    whenStill(1_000, run);
    await pass(900);
    move();
    await pass(900);
    expect(run).not.toHaveBeenCalled();
    await pass(100);
    expect(run).toHaveBeenCalledTimes(1);
    move();
    await pass(2_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('takes a hand that never rests for a reader’s after a while, and still waits for its presses', async () => {
    const run = vi.fn();
    whenStill(1_000, run, 2_500);
    for (let half = 0; half < 5; half++) {
      await pass(500);
      move();
    }
    await pass(400);
    act('pointerdown');
    await pass(500);
    move();
    act('keydown');
    await pass(900);
    move();
    expect(run).not.toHaveBeenCalled();
    await pass(100);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is called off', async () => {
    const run = vi.fn();
    whenStill(1_000, run)();
    await pass(5_000);
    expect(run).not.toHaveBeenCalled();
  });
});
