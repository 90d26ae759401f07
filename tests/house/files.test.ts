import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:[mc]?[jt]s|[jt]sx|css)$/.test(file) && existsSync(file));
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const source = files.filter(
  (file) => /^(domain|worker|client)\//.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** Files that may be longer, with the reason. Data such as the glyphs of the covers is in files of other kinds. */
const generated: Readonly<Record<string, string>> = {
  'client/routeTree.gen.ts': 'the plugin of the router writes it',
};

/** Returns one sentence if a file has too many lines, and one for each line that is too long. */
function sizeFaults(file: string, content: string): string[] {
  if (file in generated) return [];
  const lines = content.replace(/\n$/, '').split('\n');
  return [
    ...(lines.length > 300 ? [`${file} has ${lines.length} lines`] : []),
    ...lines.flatMap((line, at) => (line.length > 120 ? [`${file}:${at + 1} has ${line.length} characters`] : [])),
  ];
}

describe('source files', () => {
  it('have plain names', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|misc|common(?!-))\b[^/]*$/i.test(file))).toEqual([]);
    expect(files.filter((file) => /[A-Z]/.test(file.split('/').pop() ?? '') && !/routeTree/.test(file))).toEqual([]);
  });

  it('have at most 300 lines of at most 120 characters', () => {
    expect(files.flatMap((file) => sizeFaults(file, text.get(file) ?? ''))).toEqual([]);
  });

  it.each([
    ['domain/chat/words/en.ts', 'x\n'.repeat(301), 'domain/chat/words/en.ts has 301 lines'],
    ['vite.config.ts', `short\n${'x'.repeat(121)}\n`, 'vite.config.ts:2 has 121 characters'],
    ['client/lib/planted.gen.ts', 'x'.repeat(121), 'client/lib/planted.gen.ts:1 has 121 characters'],
  ])('are refused when too long: %s', (file, content, fault) => {
    expect(sizeFaults(file, content)).toEqual([fault]);
  });

  it('are accepted at the limits', () => {
    expect(sizeFaults('domain/a.ts', `${'x'.repeat(120)}\n`.repeat(300))).toEqual([]);
  });

  it('that may be longer exist', () => {
    expect(Object.keys(generated).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('have a median of at most 70 lines', () => {
    const lengths = source.map((file) => (text.get(file) ?? '').split('\n').length).toSorted((one, two) => one - two);

    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(71);
  });

  it('read the clock only in the context', () => {
    const clocks = source.filter(
      (file) => file !== 'worker/platform/context.ts' && /new Date\(\)/.test(text.get(file) ?? ''),
    );
    expect(clocks).toEqual([]);
  });

  it('declare no enum, so that the linter needs no rule on assignments to enums', () => {
    const enums = files.filter((file) => /^\s*(?:(?:export|declare|const) )*enum \w+ \{/m.test(text.get(file) ?? ''));
    expect(enums).toEqual([]);
  });

  it('retry after a race only with retryOnRace', () => {
    const loops = source.filter(
      (file) =>
        file.startsWith('worker/') && /\b(for|while) \([^)]*\b(attempt|tries|again)\b/i.test(text.get(file) ?? ''),
    );
    expect(loops).toEqual(['worker/platform/db/retry-on-race.ts']);
  });

  it('name the hosts of this machine only in loopback.ts', () => {
    const comparisons = source.filter((file) => /['"](?:127\.0\.0\.1|::1)['"]/.test(text.get(file) ?? ''));
    expect(comparisons).toEqual(['worker/platform/settings/loopback.ts']);
  });

  it('name a card provider only in its list, settings and adapter', () => {
    const naming = source.filter(
      (file) => !file.startsWith('worker/testing/') && /['"]stripe['"]/.test(text.get(file) ?? ''),
    );

    expect(naming).toEqual([
      'domain/trades/money/card-providers.ts',
      'worker/platform/adapters/payments/stripe-shapes.ts',
      'worker/platform/adapters/payments/stripe.ts',
      'worker/platform/settings/payment-settings.ts',
    ]);
  });

  it('create lazy components only with part, which adds an error boundary', () => {
    const lazy = source.filter((file) => /\blazy\b[^;]*from 'react'/.test(text.get(file) ?? ''));
    expect(lazy).toEqual(['client/lib/parts/part.tsx']);
  });

  it('read the environment only in entry files and middleware', () => {
    const entryFiles =
      /^worker\/(index|services)\.ts$|^worker\/platform\/(context|middleware\/)|^worker\/(html|api\/middleware)\//;
    const readers = source.filter(
      (file) =>
        file.startsWith('worker/') &&
        !entryFiles.test(file) &&
        /\bc\.env\b|\benv\.(DB|KV|MAIL)\b/.test(text.get(file) ?? ''),
    );
    expect(readers).toEqual([]);
  });

  it('give a reason for each disabled lint rule', () => {
    const silenced = files.flatMap((file) =>
      (text.get(file) ?? '')
        .split('\n')
        .filter((line) => /oxlint-disable/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(
      silenced.filter(
        (line) => !/oxlint-disable[\w-]* [\w/-]+(, [\w/-]+)* -- .{10,}/.test(line) && !line.includes('tests/house'),
      ),
    ).toEqual([]);
  });
});
