import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { scriptless } from '../../../tests/worker-scriptless';

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe.each(languages)('the page of an order that does not exist, %s', (language) => {
  const say = { locale: language } as const;

  it.each(['/trades/nope', '/trades/nope/print/label-1'])('has the notice as its title: %s', async (path) => {
    const page = await scriptless().get(`/${language}${path}`);

    expect(page.status).toBe(404);
    expect(titleIn(page.html)).toBe(
      m.shell_page_title({ title: m.trade_not_found({}, say), shop: m.shell_shop_name({}, say) }, say),
    );
    expect(page.html).toContain('<meta name="referrer" content="same-origin"/>');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  });
});
