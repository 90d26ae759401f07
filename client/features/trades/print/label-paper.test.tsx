import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleGiven, sampleInbound, sampleTrade } from '../../../../tests/client/sample-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import type { Print } from '../loaders';
import { PrintScreen } from './print-screen';

const seller = {
  legalName: 'Dogear Books Ltd',
  tradingName: 'Dogear',
  line1: '1 Quay Street',
  postcode: 'T12',
  city: 'Cork',
  country: 'IE',
  registration: '1',
  vatNumber: 'IE1',
  email: 'shop@dogear.example',
  phone: '',
};
const print: Print = {
  trade: sampleTrade({
    market: 'DE',
    address: { line1: 'Beispielweg 3', city: 'Berlin', postcode: '10115', country: 'DE' },
    inbound: sampleInbound([sampleGiven(1, 'Emma')]),
  }),
  papers: { seller, replyLicence: null, invoice: null, creditNotes: [] },
  paper: { kind: 'label', parcel: 1 },
};

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

test('a label has countries in English capitals and left-to-right text in every language', async () => {
  document.documentElement.dir = 'rtl';
  showScreen(<PrintScreen print={print} />, () => null);
  const label = await screen.findByRole('article');
  expect(label.getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('GERMANY')).toBeDefined();
  expect(screen.getByText('IRELAND')).toBeDefined();
  cleanup();
  // The lines for the person are in their language.
  showScreen(<PrintScreen print={{ ...print, paper: { kind: 'slip', parcel: 1 } }} />, () => null);
  expect(await screen.findByText('Germany')).toBeDefined();
});
