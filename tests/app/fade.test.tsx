import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeatureRoute } from '@/platform/routing/routes';
import { renderApp } from '../support/renderApp.tsx';

const page = (path: string, title: string, to: string): FeatureRoute => ({
  path,
  title,
  access: 'everyone',
  lazy: () =>
    Promise.resolve({
      Component: () => (
        <>
          <h1>{title}</h1>
          <Link to={to}>Go on</Link>
        </>
      ),
    }),
});
const routes = [page('/Grn', 'First', '/Srn'), page('/Srn', 'Second', '/Srn?page=2')];

describe('page change (spec 1 §2, docs/decisions.md#page-fade)', () => {
  const animate = vi.fn();
  const calm = vi.fn(() => false);
  const realMedia = window.matchMedia.bind(window);
  beforeEach(() => {
    vi.clearAllMocks();
    calm.mockReturnValue(false);
    // jsdom does not animate.
    Object.assign(Element.prototype, { animate });
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      Object.assign(realMedia(query), { matches: query.includes('prefers-reduced-motion') && calm() }),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.restoreAllMocks();
  });

  const goOn = async () => {
    const { user } = renderApp({ path: '/Grn', routes });
    await screen.findByRole('heading', { name: 'First' });
    expect(animate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
    return user;
  };

  it('fades in a new page over 450 ms, but not the next page of a list', async () => {
    const user = await goOn();
    expect(animate.mock.calls).toEqual([
      [{ opacity: [expect.any(Number), 1] }, expect.objectContaining({ duration: 450 })],
    ]);
    expect(animate.mock.contexts).toEqual([screen.getByRole('main')]);
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(animate).toHaveBeenCalledTimes(1);
  });

  it("doesn't fade when the user prefers reduced motion", async () => {
    calm.mockReturnValue(true);
    await goOn();
    expect(animate).not.toHaveBeenCalled();
  });
});
