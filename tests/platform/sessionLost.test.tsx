import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { leave } from '@/platform/leaving/leave';
import { hasUnsavedWork, registerUnsavedWork } from '@/platform/leaving/unsavedWork';
import { onSessionLost, reportSessionLost, sessionBegan, sessionEnded } from '@/platform/session/sessionLost';
import { answer, graphqlError } from '../support/server';
import { aSession, storeSession } from '../support/session';
import { useReadAndSave } from './useReadAndSave';

const session = aSession();
const LOGIN = 'http://localhost:3000/login?return=%2Fsportal%2F';

function start() {
  storeSession(session);
  const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
  const { result } = renderHook(useReadAndSave, {
    wrapper: ({ children }) => (
      <PlatformProvider session={session} client={createClient({ retryDelay: 1 })}>
        {children}
      </PlatformProvider>
    ),
  });
  return { to, ...result.current };
}

describe('lost session', () => {
  it.each([
    ['a 401', () => new HttpResponse('', { status: 401 })],
    ['a 401 with a GraphQL body', () => HttpResponse.json({ errors: [{ message: 'Denied' }] }, { status: 401 })],
    ['a GraphQL error UNAUTHENTICATED', () => graphqlError('Token expired', { code: 'UNAUTHENTICATED' })],
    ['AUTH_NOT_AUTHENTICATED in a 200', () => graphqlError('No user', { code: 'AUTH_NOT_AUTHENTICATED' })],
    ['ACCESS_DENIED in a 200', () => graphqlError('Denied', { code: 'ACCESS_DENIED' })],
    [
      'UNAUTHENTICATED in a 200 beside other errors',
      () =>
        HttpResponse.json({
          errors: [{ message: 'first' }, { message: 'x', extensions: { code: 'UNAUTHENTICATED' } }],
        }),
    ],
  ])('on %s saves drafts first, then opens the login page once', async (_, respond) => {
    const { to, read, save } = start();
    answer('thing', respond);
    answer('saveThing', respond);
    const order: string[] = [];
    to.mockImplementation(() => void order.push('left'));
    const off = onSessionLost(() => {
      order.push(`draft of ${localStorage.getItem('userid')}`);
      localStorage.setItem('sportal.of/u-100/form', '{"typed":true}');
    });
    const both = await Promise.allSettled([read({ id: 1 }), save({ name: 'x' })]);
    off();
    expect(both.map(end => (end.status === 'rejected' ? (end.reason as Error).message : 'ok'))).toEqual([
      'Your session has ended. Sign in again.',
      'Your session has ended. Sign in again.',
    ]);
    expect(order).toEqual(['draft of u-100', 'left']);
    expect(to).toHaveBeenCalledWith(LOGIN);
    expect(Object.keys(localStorage)).toEqual(['sportal.of/u-100/form']);
  });

  it('saves the other drafts when one form fails to save', () => {
    const { to } = start();
    const kept = vi.fn();
    const problem = new Error('no room');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const off = [
      onSessionLost(() => {
        throw problem;
      }),
      onSessionLost(kept),
    ];
    reportSessionLost();
    off.forEach(remove => remove());
    expect(kept).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith(problem);
    expect(to).toHaveBeenCalledTimes(1);
  });

  it("doesn't sign out a different user who signed in in another tab", async () => {
    const { to, read } = start();
    storeSession(aSession({ userId: 'somebody-else', token: 'other' }));
    answer('thing', () => new HttpResponse('', { status: 401 }));
    await expect(read({ id: 1 })).rejects.toMatchObject({ kind: 'session' });
    expect(to).not.toHaveBeenCalled();
    expect(localStorage.getItem('authtoken')).toBe('other');
  });

  it('is ignored after Logout and detected again in the next session', async () => {
    const { to } = start();
    sessionEnded();
    reportSessionLost();
    expect(to).not.toHaveBeenCalled();
    sessionBegan(session.userId);
    reportSessionLost();
    await waitFor(() => expect(to).toHaveBeenCalledTimes(1));
  });

  it("opens the login page without the browser's prompt about unsaved work", () => {
    const { to } = start();
    const off = registerUnsavedWork({ isDirty: () => true });
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(true);
    to.mockImplementation(() => expect(hasUnsavedWork()).toBe(false));
    reportSessionLost();
    expect(to).toHaveBeenCalledTimes(1);
    expect(leaving()).toBe(false);
    off();
  });
});
