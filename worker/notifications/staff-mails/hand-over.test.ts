import { expect, it } from 'vitest';
import { env } from 'cloudflare:workers';
import { openServices } from '../../services';
import type { Letter } from '../letter/letter';
import { handOverLetter } from './hand-over-letter';

const unconfirmed = /has no account/;

function letterOf(name: string | null): Letter {
  const facts = { conversation: 'c1', email: 'ann@reader.example', name, language: 'en', messages: [] } as const;
  return handOverLetter(facts, openServices(env).settings.shop);
}

const textAfter = (name: string | null): string => JSON.stringify(letterOf(name).after);

it('names the account’s person in subject and text', () => {
  const { subject, before } = letterOf('Ann');

  expect(subject).toBe('Ann wants to contact our team (c1)');
  expect(JSON.stringify(before)).toContain('Ann talked to the assistant');
});

it('calls a guest a customer in subject and text', () => {
  const { subject, before } = letterOf(null);

  expect(subject).toBe('A customer wants to contact our team (c1)');
  expect(JSON.stringify(before)).toContain('A customer talked to the assistant');
});

it('says that nobody has confirmed the address of a customer without an account', () => {
  expect(textAfter(null)).toMatch(unconfirmed);
});

it('does not call the address of an account unconfirmed', () => {
  expect(textAfter('Ann')).not.toMatch(unconfirmed);
});

it('names the days after which the conversation is deleted', () => {
  expect(textAfter('Ann')).toContain('30 days after its last message');
});
