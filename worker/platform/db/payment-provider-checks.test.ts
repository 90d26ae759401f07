import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { cardProviders } from '../../../domain/trades/money/card-providers';

/** CHECK constraints that list card providers, by table. A new provider needs a migration that extends each. */
const constraints = [
  ['trades', 'trades_payment'],
  ['payouts', 'payouts_way'],
] as const;

describe.each(constraints)('the table %s', (table, constraint) => {
  it.each(cardProviders)(`allows the card provider %s in ${constraint}`, async (provider) => {
    const text = await env.DB.prepare(`SELECT sql FROM sqlite_schema WHERE name = ?1`).bind(table).first<string>('sql');

    const check = new RegExp(`CONSTRAINT ${constraint} CHECK \\((.*)\\)`).exec(text ?? '')?.[1];

    expect(check, `write a migration that extends ${constraint}`).toContain(`'${provider}'`);
  });
});
