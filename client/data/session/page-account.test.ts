import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBrowser } from '../../lib/api';
import { setPageAccount } from './page-account';
import { announceSessionChanged } from './session-changed';

const person = (tag: string) => ({ name: 'Ann', email: 'ann@reader.example', role: 'customer' as const, tag });
const sentAccounts: (string | null)[] = [];

async function readSentAccount(): Promise<string | null | undefined> {
  await connectBrowser('en').me.$get();
  return sentAccounts.at(-1);
}

beforeEach(() => {
  delete document.documentElement.dataset['account'];
  vi.stubGlobal('fetch', async (address: URL | string, init: RequestInit) => {
    sentAccounts.push(new Request(new URL(address, 'https://dogear.example'), init).headers.get('Dogear-Account'));
    return Response.json({});
  });
});

describe('the account of a page', () => {
  it('is sent with each call once it is known', async () => {
    expect(await readSentAccount()).toBeNull();
    setPageAccount(null);
    expect(await readSentAccount()).toBe('guest');
    setPageAccount(person('ann'));
    expect(await readSentAccount()).toBe('ann');
  });

  it('stays when somebody signs in or out in another tab', async () => {
    setPageAccount(person('ann'));
    setPageAccount(person('ben'));
    setPageAccount(null);
    expect(await readSentAccount()).toBe('ann');
  });

  it('changes when somebody signs in on this page', async () => {
    setPageAccount(person('ann'));
    announceSessionChanged();
    setPageAccount(person('ben'));
    expect(await readSentAccount()).toBe('ben');
  });
});
