import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenStill } from '@/lib/whenStill';
import { takeTheClock } from '../support/clock.ts';

const act = (type: string) => void document.body.dispatchEvent(new Event(type, { bubbles: true }));
const move = () => act('pointermove');

describe('whenStill', () => {
  let pass: ReturnType<typeof takeTheClock>;
  beforeEach(() => void (pass = takeTheClock()));

  it('runs once after the given time without user input', async () => {
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

  it('ignores pointer movement after the maximum wait, but still waits after key and pointer presses', async () => {
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

  it('can be canceled', async () => {
    const run = vi.fn();
    whenStill(1_000, run)();
    await pass(5_000);
    expect(run).not.toHaveBeenCalled();
  });
});
