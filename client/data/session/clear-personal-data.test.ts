import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBrowser } from '../../lib/api';
import { clearPersonalData } from './clear-personal-data';
import { announceSessionChanged } from './session-changed';
import { useMe } from './me';

const ann = { name: 'Ann', email: 'ann@reader.example', role: 'customer', tag: 'ann' };
let here: typeof ann | null = ann;
const reload = vi.fn();

beforeEach(() => {
  here = ann;
  reload.mockReset();
  delete document.documentElement.dataset['account'];
  localStorage.setItem('dogear-recent', '[{"isbn":"9780141439587"}]');
  sessionStorage.setItem('dogear-checkout', '{"name":"Ann"}');
  vi.stubGlobal('fetch', async () => Response.json({ account: here, language: 'en', market: 'IE' }));
  vi.stubGlobal('location', { origin: 'https://dogear.example', reload });
  return () => vi.unstubAllGlobals();
});

const storedKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

/** Announces a sign-in or sign-out in another tab. No sign-in or sign-out happened on this page. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
const newsOfAnotherTab = () => new BroadcastChannel('dogear').postMessage('session');

/** Requests the signed-in account, as the page does. */
function requestMe() {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: { api: connectBrowser('en') },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(RouterContextProvider<never>, { router: router as never } as never, children);
  return renderHook(useMe, { wrapper });
}

describe('signing out', () => {
  it('clears the storage of this browser', async () => {
    await clearPersonalData();
    expect(storedKeys()).toEqual([]);
  });

  it('in another tab clears this tab and loads it again', async () => {
    const { result } = requestMe();
    await waitFor(() => expect(result.current?.name).toBe('Ann'));
    here = null;
    newsOfAnotherTab();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(storedKeys()).toEqual([]);
  });

  it('is noticed by a page that the back button restores', async () => {
    const { result } = requestMe();
    await waitFor(() => expect(result.current?.name).toBe('Ann'));
    here = null;
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('on this page does not load it again, nor does a change of the same account in another tab', async () => {
    const { result } = requestMe();
    await waitFor(() => expect(result.current?.name).toBe('Ann'));
    here = { ...ann, name: 'Anne' };
    newsOfAnotherTab();
    await waitFor(() => expect(result.current?.name).toBe('Anne'));
    here = null;
    announceSessionChanged();
    await waitFor(() => expect(result.current).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    expect(storedKeys()).not.toEqual([]);
  });
});
