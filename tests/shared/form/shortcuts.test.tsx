import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { NEXT_KEY, useFormKeys } from '@/shared/form/useFormKeys';

it.each([
  ['saveDraft', { key: 's', ctrlKey: true }],
  ['submit', { key: 'Enter', ctrlKey: true }],
  ['next', { key: NEXT_KEY }],
] as const)('the shortcut %s works as soon as the form is mounted', (action, pressed) => {
  const actions = { saveDraft: vi.fn(), submit: vi.fn(), next: vi.fn() };
  function Form() {
    useFormKeys(actions);
    return null;
  }
  function Around() {
    useLayoutEffect(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true }));
    }, []);
    return <Form />;
  }
  render(<Around />);
  const done = Object.entries(actions).flatMap(([name, run]) => run.mock.calls.map(() => name));
  expect(done).toEqual([action]);
});
