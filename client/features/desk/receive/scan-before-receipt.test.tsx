import { useRouterState } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleDeskTrade } from '../../../../tests/client/sample-desk';
import { counts, isbns, scan, type } from '../../../../tests/client/show-desk-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { useScans } from '../frame/scan-context';
import { ReceiveScreen } from './receive-screen';

const code = 'IE-7K4Q-1';

function Queue() {
  useScans();
  return <p>Queue</p>;
}

function Desk() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <DeskFrame counts={counts}>{path === '/desk/receive' ? <ReceiveScreen code={code} /> : <Queue />}</DeskFrame>;
}

/** Shows the desk, whose shop answers each scan. Returns the calls to the shop in their order. */
function showDesk() {
  const { calls, router } = showScreen(
    <Desk />,
    ({ path, method }) => {
      if (method === 'POST') return sampleDeskTrade();
      if (path !== '/desk/scan') return { kind: 'unknown', code: 'x' };
      const isFirst = calls.filter(({ path: each }) => each === '/desk/scan').length === 1;
      return isFirst && router.state.location.pathname !== '/desk/receive'
        ? { kind: 'parcel', code, trade: 't', number: 'IE-7K4Q', receivedAt: null }
        : { kind: 'book', isbn: isbns.emma, title: 'Emma', waiting: [] };
    },
    {},
    ['/desk/receive', '/desk/stock'],
  );
  return { router, callPaths: () => calls.map(({ method, path }) => `${method} ${path}`) };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

test('a book scanned right after its new parcel is looked up once the parcel is received', async () => {
  const { callPaths } = showDesk();
  await screen.findByText('Queue');

  await type([...code, 'Enter', ...isbns.emma, 'Enter'], 8);

  await waitFor(() => expect(callPaths()).toHaveLength(3));
  expect(callPaths()).toEqual(['GET /desk/scan', `POST /desk/parcels/${code}/receive`, 'GET /desk/scan']);
});

test('a book scanned before the page of a parcel is ready is looked up once the parcel is received', async () => {
  const { router, callPaths } = showDesk();
  await screen.findByText('Queue');

  await Promise.all([router.navigate({ to: '/desk/receive' } as never), scan(isbns.emma)]);

  await waitFor(() => expect(callPaths()).toHaveLength(2));
  expect(callPaths()).toEqual([`POST /desk/parcels/${code}/receive`, 'GET /desk/scan']);
});
