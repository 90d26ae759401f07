import { createServer } from 'node:http';
import { waitForHydration, expect, test } from './support/shop';

test('waiting for a page causes no error while its document has no root element yet', async ({ page }) => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    // The browser shows the new document at its first bytes, here a comment.
    response.write(`<!--${' '.repeat(4_000)}-->`);
    setTimeout(() => response.end('<!doctype html><html data-alive="yes"><title>There</title>'), 300);
  }).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
  // This page has no element of React.
  await waitForHydration(page);
  await expect(page).toHaveTitle('There');

  server.close();
});
