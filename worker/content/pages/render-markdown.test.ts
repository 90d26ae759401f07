import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown';

const render = (text: string, figures: Readonly<Record<string, string>> = {}) =>
  renderMarkdown(text, { language: 'de', figures: new Map(Object.entries(figures)) });

/** Returns the element and attribute names that a browser would parse. */
function partsOf(html: string): string[] {
  const found: string[] = [];
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/gi)) {
    found.push(name, ...[...attributes.matchAll(/([a-z-]+)="/gi)].map(([, attribute = '']) => `${name}@${attribute}`));
  }
  return [...new Set(found)].toSorted();
}

describe('renderMarkdown', () => {
  it('renders headings with ids, lists, scrollable tables, quotes and line breaks', () => {
    expect(render('## Über uns, kurz\n\nEins\\\nzwei\n\n> Zitat\n\n1. *a* und **b**')).toBe(
      '<h2 id="s-uber-uns-kurz">Über uns, ' +
        'kurz</h2>\n<p>Eins<br>\nzwei</p>\n<blockquote>\n<p>Zitat</p>\n</blockquote>\n<ol>\n<li><em>a</em> und ' +
        '<strong>b</strong></li>\n</ol>',
    );
    expect(render('## T\n\n## T\n\n| A | B |\n|---|---|\n| 1 | 2 |')).toContain(
      '<h2 id="s-t-2">T</h2>\n<div class="table-scroll" tabindex="0" role="region" ' +
        'aria-labelledby="s-t-2"><table>\n<thead>\n<tr>\n<th scope="col">A</th>',
    );
    expect(render('## 返品\n\n## عربي')).toBe('<h2 id="s-返品">返品</h2>\n<h2 id="s-عربي">عربي</h2>');
  });

  it('prefixes links with the language and isolates external links', () => {
    expect(render('[a](/returns) [b](/faq#x-y) [c](/) [d](#s-t) [e](https://example.org/?a=1&b=2)')).toBe(
      '<p><a href="/de/returns">a</a> <a href="/de/faq#x-y">b</a> <a href="/de">c</a> <a href="#s-t">d</a> <a ' +
        'href="https://example.org/?a=1&amp;b=2" rel="noopener">e</a></p>',
    );
  });

  it('leaves links to files of the shop without a language', () => {
    expect(render('[a](/licences.txt) [b](/faq.txt/x)')).toBe(
      '<p><a href="/licences.txt">a</a> <a href="/de/faq.txt/x">b</a></p>',
    );
  });

  it('removes scripts and loaded content from a text', () => {
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      'a <b onclick="x()">b</b>',
      '<iframe src="//evil.example"></iframe>',
      '<!-- x --><style>*{}</style>',
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:alert(1))',
      '[a](java&#x73;cript:alert(1))',
      '[a](\u0001javascript:alert(1))',
      '[a](data:text/html,<script>alert(1)</script>)',
      '[a](vbscript:x)',
      '[a](//evil.example)',
      '[a](/\\evil.example)',
      '[a](http://evil.example)',
      '<javascript:alert(1)>',
      '![x](https://evil.example/pixel.png)',
      '![x](javascript:alert(1))',
      '[a](https://example.org "x\\" onmouseover=\\"alert(1)")',
      '[a]: javascript:alert(1)\n\n[a]',
      '```"><script>alert(1)</script>\nx\n```',
      '`<script>`',
      '| <script> |\n|---|\n| <img onerror=x> |',
      '## <svg onload=alert(1)> "x" onclick=',
    ];
    const allowed = new Set([
      'a',
      'a@href',
      'a@rel',
      'a@title',
      'p',
      'pre',
      'code',
      'code@class',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'th@scope',
      'td',
      'div',
      'div@class',
      'div@tabindex',
      'h2',
      'h2@id',
    ]);
    const all = attacks.map((text) => render(text));
    expect(all.flatMap(partsOf).filter((part) => !allowed.has(part))).toEqual([]);
    // Every start of a tag belongs to a tag that partsOf has read.
    for (const html of all)
      expect(html.match(/<(?!\/)/g)?.length ?? 0, html).toBe(
        html.match(/<([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/gi)?.length ?? 0,
      );
    const targets = all.flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target));
    expect(targets.filter((target) => !/^(?:\/de(?:\/[^/\\]|$)|https:\/\/|#)/.test(target))).toEqual([]);
  });

  it('escapes markup and Markdown in settings of the shop', () => {
    const name = '<img src=x onerror=alert(1)> **bold** [a](javascript:alert(1)) | {email}';
    expect(render('By {shop} and [write {shop}](/contact)', { shop: name, email: 'a@b.example' })).toBe(
      '<p>By &lt;img src=x onerror=alert(1)&gt; **bold** [a](javascript:alert(1)) | {email} and ' +
        '<a href="/de/contact">write &lt;img src=x onerror=alert(1)&gt; **bold** [a](javascript:alert(1)) | ' +
        '{email}</a></p>',
    );
    expect(render('## {shop}\n\n| {shop} |\n|---|\n| x |', { shop: '"><script>' })).not.toMatch(
      /<script|="[^"]*"[^ >]/,
    );
    expect(render('{email}', { email: '"onclick="x"@b.example' })).toBe(
      '<p><a href="mailto:&quot;onclick=&quot;x&quot;@b.example" ' +
        'dir="ltr">&quot;onclick=&quot;x&quot;@b.example</a></p>',
    );
  });

  it('renders emphasis beside figures in languages without spaces', () => {
    expect(render('荷物は**{parcelKg}kgまで**です。{nobody}', { parcelKg: '20' })).toBe(
      '<p>荷物は<strong>20kgまで</strong>です。{nobody}</p>',
    );
  });

  it('links mail and telephone, but not inside links', () => {
    expect(render('{email}, {phone}, [{email}](/contact)', { email: 'a@b.example', phone: '+353 (21) 1' })).toBe(
      '<p><a href="mailto:a@b.example" dir="ltr">a@b.example</a>, <a href="tel:+353211" dir="ltr">+353 (21) ' +
        '1</a>, <a href="/de/contact">a@b.example</a></p>',
    );
  });

  it('leaves out sentences, list items and table rows with an empty figure', () => {
    const figures = {
      email: 'a@b.example',
      phone: '',
      vatNumber: '',
      registration: '',
      postcode: '',
      city: 'Cork',
      shop: 'S',
    };
    expect(render('- Mail: {email}\n- Phone: {phone}', figures)).toBe(
      '<ul>\n<li>Mail: <a href="mailto:a@b.example" dir="ltr">a@b.example</a></li>\n</ul>',
    );
    expect(render('## Numbers\n\n- A: {registration}\n- B: {vatNumber}\n\n## Next\n\nText', figures)).toBe(
      '<h2 id="s-next">Next</h2>\n<p>Text</p>',
    );
    expect(render('{shop}\\\n{postcode} {city}\\\n{phone}', figures)).toBe('<p>S<br>\n Cork</p>');
    expect(render('Write to {email} or call {phone}. Give the number of {shop}.', figures)).toBe(
      '<p>Give the number of S.</p>',
    );
    expect(render('{email}か{phone}へ。番号をお書きください。', figures)).toBe('<p>番号をお書きください。</p>');
    expect(render('Call {phone}.', figures)).toBe('');
    expect(render('| A | B |\n|---|---|\n| {phone} | 1 |\n| x | 2 |', figures)).not.toContain('<td>1</td>');
  });
});
