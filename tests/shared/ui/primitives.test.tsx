import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import { withWindows } from '@/shared/ui/tokens';

describe('button', () => {
  it("ignores a second press while its action is pending, and doesn't submit its form", async () => {
    const user = userEvent.setup({ delay: null });
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const button = (busy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" tone="primary" busy={busy} onClick={press}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(button(true));
    await user.click(screen.getByRole('button', { name: 'Save', busy: true }));
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    rerender(button(false));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("doesn't submit a form unless its type is submit", async () => {
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
      </form>,
    );
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Cancel' }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('layout primitive', () => {
  it('renders the requested element and passes on its attributes', () => {
    render(
      <Row as="ul" gap={4} aria-label="Facts">
        <Text as="li" tone="soft" cut title="all of it">
          Cut
        </Text>
      </Row>,
    );
    expect(screen.getByRole('list', { name: 'Facts' })).toContainElement(screen.getByRole('listitem'));
    expect(screen.getByRole('listitem')).toHaveAttribute('title', 'all of it');
    // Style props are not passed to the DOM.
    expect(screen.getByRole('listitem')).not.toHaveAttribute('cut');
    expect(screen.getByRole('listitem')).not.toHaveAttribute('tone');
  });
});

describe('named media queries', () => {
  it('are replaced in media queries, and nowhere else', () => {
    expect(withWindows('@media (--phone) and (--tall) { .a { top: var(--header); } }')).toBe(
      '@media screen and (width < 768px) and (height >= 560px) { .a { top: var(--header); } }',
    );
  });

  it('fail the build when the name is unknown', () => {
    expect(() => withWindows('@media (--watch) {}')).toThrow('(--watch)');
  });
});
