import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useAddressSecret } from './address-secret';

/** Calls `onCommit` when React has put the page's first render on the screen. */
function Page({ onCommit }: { readonly onCommit: () => void }) {
  const secret = useAddressSecret('token');
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  return <p>{secret ?? 'none yet'}</p>;
}

test('the secret is on the page before a press can reach the hydrated page', async () => {
  history.replaceState(null, '', '#token=abcdefghijklmnopqrstuvwx');
  const container = document.createElement('div');
  container.innerHTML = '<p>none yet</p>';

  const seen = await new Promise<string | null>((committed) => {
    startTransition(() => {
      hydrateRoot(container, <Page onCommit={() => committed(container.textContent)} />);
    });
  });

  expect(seen).toBe('abcdefghijklmnopqrstuvwx');
});
