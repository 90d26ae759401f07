import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /^(domain|worker|client|tests|scripts)\/.*\.(ts|tsx|css|mjs)$/.test(file) &&
      !/gen\.ts$|\/glyphs\//.test(file) &&
      existsSync(file),
  );
/** Data, not code: they grow with the languages. */
const wordTables = /^domain\/chat\/(words\/|help-lines\.ts$)/;
const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const source = files.filter(
  (file) => /^(domain|worker|client)\//.test(file) && /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

describe('the files of the house', () => {
  it('have plain names', () => {
    expect(files.filter((file) => /\/(utils?|helpers?|common|misc)\b[^/]*$/i.test(file))).toEqual([]);
    expect(files.filter((file) => /[A-Z]/.test(file.split('/').pop() ?? '') && !/routeTree/.test(file))).toEqual([]);
  });

  it('stay small: none over 300 lines, the median at most 70', () => {
    const lengths = source.map((file) => (text.get(file) ?? '').split('\n').length).toSorted((a, b) => a - b);
    const code = files.filter((file) => !wordTables.test(file));
    expect(code.filter((file) => (text.get(file) ?? '').split('\n').length > 301)).toEqual([]);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(71);
  });

  it('ask no clock but the one in the context', () => {
    const clocks = source.filter(
      (file) => file !== 'worker/platform/context.ts' && /new Date\(\)/.test(text.get(file) ?? ''),
    );
    expect(clocks).toEqual([]);
  });

  it('make each lazy component by part, which has a boundary of its own', () => {
    const lazy = source.filter((file) => /\blazy\b[^;]*from 'react'/.test(text.get(file) ?? ''));
    expect(lazy).toEqual(['client/lib/part.tsx']);
  });

  it('read the environment at the door only', () => {
    const doors =
      /^worker\/(index|services)\.ts$|^worker\/platform\/(context|middleware\/)|^worker\/(html|api\/middleware)\//;
    const readers = source.filter(
      (file) =>
        file.startsWith('worker/') &&
        !doors.test(file) &&
        /\bc\.env\b|\benv\.(DB|KV|MAIL)\b/.test(text.get(file) ?? ''),
    );
    expect(readers).toEqual([]);
  });

  it('explain each silenced rule', () => {
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
