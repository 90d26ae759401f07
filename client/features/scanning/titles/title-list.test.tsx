import 'fake-indexeddb/auto';
import { cleanup, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneCopy } from '../../../../domain/scanning/lists/title-line';
import { closePages } from '../../../../tests/client/run-pages';
import { showScreen } from '../../../../tests/client/show-screen';
import { enter, keptTitles, shop, titleShop, widen } from '../../../../tests/client/titles-page';
import { titlesDatabase } from '../../../data/session/clear-scans';
import { ScanWorkspace } from '../scan-workspace';
import { closeRuns } from '../use-run';
import { TitleList } from './title-list';

const closeTabs: (() => void)[] = [];
beforeEach(widen);
afterEach(async () => {
  cleanup();
  closeRuns();
  for (const close of closeTabs.splice(0)) close();
  await closePages();
  titleShop.isOffline = false;
  titleShop.asked = [];
  vi.unstubAllGlobals();
});

/** Opens the lines of the device in another tab. */
function otherTab(): TitleList {
  const list = new TitleList(() => undefined);
  closeTabs.push(list.open());
  return list;
}
const textsOf = (list: TitleList) => list.lines().map(({ line }) => line);

test('two tabs add and answer titles without losing those of the other', async () => {
  const [left, right] = [otherTab(), otherTab()];

  left.add(['Emma', 'Kim'].map(oneCopy));
  right.add(['Ida', 'Emma'].map(oneCopy));
  await waitFor(() => expect(textsOf(left).toSorted()).toEqual(['Emma', 'Ida', 'Kim']));
  await waitFor(() => expect(textsOf(right)).toEqual(textsOf(left)));
  left.remove(['Emma']);
  right.remove(['Ida']);

  await waitFor(() => expect([textsOf(left), textsOf(right)]).toEqual([['Kim'], ['Kim']]));
  expect(await keptTitles()).toEqual(['Kim']);
  left.add([oneCopy('Emma')], 'first');
  await waitFor(() => expect(textsOf(right)).toEqual(['Emma', 'Kim']));
  expect(await keptTitles()).toEqual(['Emma', 'Kim']);
});

test('a title that is answered in another tab is not asked about here', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma\nK?');
  await sheet.findByText('Emma', { selector: 'q bdi' });
  await waitFor(async () => expect(await keptTitles()).toEqual(['Emma', 'K?']));

  otherTab().remove(['Emma']);

  expect(await sheet.findByText('K?', { selector: 'q bdi' })).toBeDefined();
});

test('a list stored by the previous build is read', async () => {
  const device = await openDB(titlesDatabase, 1, { upgrade: (made) => void made.createObjectStore('lines') });
  await device.put('lines', ['Emma', 'Kim'], 'open');
  device.close();

  expect(await keptTitles()).toEqual(['Emma', 'Kim']);
  expect(await keptTitles()).toEqual(['Emma', 'Kim']);
});

test('a title that is added at once stays while the list is opened', async () => {
  const list = new TitleList(() => undefined);
  const shown: string[][] = [];
  list.listen(() => void shown.push(textsOf(list)));

  closeTabs.push(list.open());
  list.add([oneCopy('Emma')]);
  await waitFor(async () => expect(await keptTitles()).toEqual(['Emma']));

  expect(shown).toEqual([['Emma']]);
});
