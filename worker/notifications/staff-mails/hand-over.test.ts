import { expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { openServices } from '../../services';
import { handOver } from './hand-over';

const unconfirmed = /has no account/;

function textAfter(name: string | null): string {
  const facts = { conversation: 'c1', email: 'ann@reader.example', name, language: 'en', messages: [] } as const;
  return JSON.stringify(handOver(facts, openServices(env).settings.shop).after);
}

it('says that nobody has confirmed the address of a customer without an account', () => {
  expect(textAfter(null)).toMatch(unconfirmed);
});

it('does not call the address of an account unconfirmed', () => {
  expect(textAfter('Ann')).not.toMatch(unconfirmed);
});

it('names the days after which the conversation is deleted', () => {
  expect(textAfter('Ann')).toContain('30 days after its last message');
});
