import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Packages that one place of the Worker wraps, so that only this place changes when a package is replaced. */
const wrapped: Readonly<Record<string, string>> = {
  arctic: 'worker/platform/adapters/identity/arctic-clients.ts',
  nodemailer: 'worker/platform/adapters/smtp/message.ts',
  stripe: 'worker/platform/adapters/payments/',
};

/** Returns the imports of wrapped packages outside of their place, as `file imports package`. */
function strayImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"./][^'"/]*)/g)].flatMap(([, name = '']) => {
      const place = wrapped[name];
      return place === undefined || file.startsWith(place) ? [] : [`${file} imports ${name}`];
    }),
  );
}

describe('wrapped packages', () => {
  it('are imported only in their place', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'worker', 'domain'], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));

    expect(strayImports(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([]);
  });

  it.each([
    ["import { Google } from 'arctic';", 'arctic'],
    ["import type { OAuth2Tokens } from 'arctic';", 'arctic'],
    ["const { Google } = await import('arctic');", 'arctic'],
    ["import MailComposer from 'nodemailer/lib/mail-composer';", 'nodemailer'],
    ["import Stripe from 'stripe';", 'stripe'],
  ])('are found in %s', (code, name) => {
    const file = 'worker/accounts/sso/sign-in.ts';

    expect(strayImports(new Map([[file, code]]))).toEqual([`${file} imports ${name}`]);
  });
});
