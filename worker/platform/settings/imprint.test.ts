import { describe, expect, it, vi } from 'vitest';
import { shopEnv } from '../../../tests/worker-browser';
import { openServices } from '../../services';
import { settingsShop } from '../../testing/shop-data';
import { missingImprint } from './imprint';
import { readSettings, shopSchema } from './settings';

const shopWith = (fields: object) => shopSchema.parse({ ...settingsShop, ...fields });
/** Returns the warnings of a shop that opens with these settings, by event. */
function warningsOf(settings: object): Map<string, { readonly missing?: unknown }> {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
  openServices({ ...shopEnv, ...settings });
  vi.restoreAllMocks();
  return new Map(lines.map((line) => [JSON.parse(line).event, JSON.parse(line)]));
}

describe('the bodies for disputes and complaints', () => {
  it('are the same in all markets where the setting is one text', () => {
    const { disputeBody, complaintsBook } = shopWith({ disputeBody: 'Board', complaintsBook: 'book.example' });

    expect([disputeBody.DE, disputeBody.FR]).toEqual([
      { name: 'Board', site: '' },
      { name: 'Board', site: '' },
    ]);
    expect(complaintsBook).toEqual({ PT: 'book.example' });
  });

  it('are those of each market where the setting is a table', () => {
    const table = { FR: { name: 'Médiateur', site: 'mediateur.example' }, PT: 'Centro' };
    const { disputeBody } = shopWith({ disputeBody: table });

    expect(disputeBody).toEqual({
      FR: { name: 'Médiateur', site: 'mediateur.example' },
      PT: { name: 'Centro', site: '' },
    });
  });

  it('are none without a setting', () => {
    expect(shopWith({ disputeBody: '', complaintsBook: '' })).toMatchObject({ disputeBody: {}, complaintsBook: {} });
  });

  it.each([
    { disputeBody: { XX: 'Board' } },
    { disputeBody: { FR: { site: 'mediateur.example' } } },
    { disputeBody: { FR: { name: 'Médiateur', site: 'https://mediateur.example' } } },
    { complaintsBook: 'https://book.example' },
    { complaintsBook: { PT: 'no site' } },
  ])('refuse %o', (fields) => {
    expect(shopSchema.safeParse({ ...settingsShop, ...fields }).success).toBe(false);
  });
});

describe('the official notices', () => {
  it('are files by language', () => {
    const files = { de: 'notice-de.svg', fr: 'notice-fr.png' };

    expect(readSettings({ ...shopEnv, GUARANTEE_NOTICES: files }).guaranteeNotices).toEqual(files);
    expect(readSettings(shopEnv).guaranteeNotices).toEqual({});
  });

  it.each([{ ja: 'notice.svg' }, { de: 'folder/notice.svg' }, { de: 'notice.pdf' }, 'notice.svg'])(
    'refuse %o with the name of the setting',
    (files) => {
      expect(() => readSettings({ ...shopEnv, GUARANTEE_NOTICES: files })).toThrow('Setting GUARANTEE_NOTICES');
    },
  );
});

describe('the start of a shop', () => {
  it('names the data that the legal page lacks, by market', () => {
    const missing = warningsOf({}).get('imprint-incomplete')?.missing;

    expect(missing).toEqual(missingImprint(readSettings(shopEnv).shop));
    expect(missing).toMatchObject({
      AT: ['register', 'businessObject', 'contentResponsible'],
      JP: ['representative'],
      PT: ['register', 'disputeBody', 'complaintsBook'],
    });
  });

  it('names the markets that lack the official notice', () => {
    const files = { de: 'a.svg', en: 'a.svg', es: 'a.svg', fr: 'a.svg', it: 'a.svg', pl: 'a.svg', pt: 'a.svg' };
    const all = { ...files, nl: 'a.svg' };

    expect(warningsOf({ GUARANTEE_NOTICES: files }).get('guarantee-notice-missing')?.missing).toEqual({
      NL: ['nl'],
      BE: ['nl'],
    });
    expect(warningsOf({ GUARANTEE_NOTICES: all }).has('guarantee-notice-missing')).toBe(false);
  });
});
