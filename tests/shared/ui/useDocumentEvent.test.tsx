import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useDocumentEvent } from '@/shared/ui/useDocumentEvent';

it('hears a key that is pressed at the first paint', () => {
  const heard = vi.fn();
  function Listener() {
    useDocumentEvent('keydown', heard);
    return null;
  }
  function Page() {
    // Layout effects of children run first; passive effects would run after the paint.
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k' })), []);
    return <Listener />;
  }
  render(<Page />);
  expect(heard).toHaveBeenCalledOnce();
});
