import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onReport, type ProblemReport } from '@/platform/report';
import { leave } from '@/platform/leaving/leave';
import type { FeatureRoute } from '@/platform/routing/routes';
import { renderApp } from '../support/renderApp';
import { told } from '../support/told.ts';

const feature = (lazy: FeatureRoute['lazy']): FeatureRoute => ({
  path: '/Grn',
  title: 'GRN',
  access: 'everyone',
  lazy,
});
const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/sportal/assets/a.js'));

describe('failed screen', () => {
  let reload: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    reload = vi.spyOn(leave, 'reload').mockImplementation(() => {});
    // React logs errors that an error boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('keeps the menu, shows the error and can be reloaded', async () => {
    function Broken(): never {
      throw new Error('amount is undefined');
    }
    const home = {
      ...feature(() => Promise.resolve({ Component: () => <h1>The work</h1> })),
      path: '/workbench',
      aliases: ['/'],
    };
    const reports: ProblemReport[] = [];
    onTestFinished(onReport(report => reports.push(report)));
    const { user } = renderApp({ path: '/Grn', routes: [feature(() => Promise.resolve({ Component: Broken })), home] });
    expect(await screen.findByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    expect(screen.getByText(/^Reload the page\. /)).toBeVisible();
    expect(screen.getByText(/^Reference: Error · Version \d.* · \d\d-\w{3}-\d{4} \d\d:\d\d$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await told(/^Copied$/)).toHaveRole('status');
    expect(await navigator.clipboard.readText()).toContain('Error: amount is undefined');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await waitFor(() => expect(reports).toEqual([{ what: 'error', name: 'Error', code: undefined }])); // reported in an effect
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Back Home' }));
    expect(await screen.findByRole('heading', { name: 'The work' })).toBeVisible();
  });

  it('reloads once when its code belongs to an older deployment, then shows a message', async () => {
    const { unmount } = renderApp({ path: '/Grn', routes: [feature(gone)] });
    expect(await screen.findByRole('heading', { name: 'Loading a new version of the portal' })).toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1)); // the reload runs in an effect, after the heading is rendered
    unmount();
    renderApp({ path: '/Grn', routes: [feature(gone)] });
    expect(await screen.findByRole('heading', { name: "This page couldn't be loaded" })).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("doesn't reload without a connection", async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp({ path: '/Grn', routes: [feature(gone)] });
    expect(await screen.findByRole('heading', { name: "This page couldn't be loaded" })).toBeVisible();
    await told('Check your connection');
    expect(reload).not.toHaveBeenCalled();
  });
});
