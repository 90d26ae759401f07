import { expect } from 'vitest';
import { direction } from '../../domain/language';
import { formatMoney } from '../../domain/format';
import type { Language } from '../../domain/language';
import type { Money } from '../../domain/money';
import type { Mail } from '../adapters/mail';
import { openHouse, shopContext, type Ctx } from '../context';
import { sendOutbox } from '../features/outbox/send-outbox';

/** Intl writes no-break spaces and direction marks; tests compare what people see. */
export const seen = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');

/** Everything the outbox sends at a moment. What can't be sent is an error. */
export async function postOf(env: Env, at: Date): Promise<Mail[]> {
  const mails: Mail[] = [];
  await sendOutbox(collecting(shopContext(openHouse(env), () => undefined, at), mails));
  return mails;
}

/** A context whose mails are kept in `mails`, and that fails where one can't be written. */
export function collecting(ctx: Ctx, mails: Mail[]): Ctx {
  return {
    ...ctx,
    mailer: { send: async (mail) => void mails.push(mail) },
    log: { ...ctx.log, warn: (event, facts) => { throw new Error(`${event} ${JSON.stringify(facts)}`); } },
  };
}

/** What is asked of every letter about a trade. `label` of its one button, `path` behind the language. */
export interface Asked {
  readonly language: Language;
  readonly number: string;
  readonly label: string;
  readonly path: string;
  /** Sums that both parts name, as the language writes them. */
  readonly sums?: readonly Money[];
  /** What both parts say beside. */
  readonly says?: readonly string[];
}

/** The letter is whole: language and direction, number, one button with its address, and the same figures as text and as HTML. */
export function expectLetter(mail: Mail | undefined, { language, number, label, path, sums = [], says = [] }: Asked): void {
  if (mail === undefined) throw new Error('no mail');
  const [text, html] = [seen(mail.text), seen(mail.html).replaceAll('&#39;', '\'').replaceAll('&quot;', '"').replaceAll('&amp;', '&')];
  const link = `https://dogear.example/${language}${path}`;
  expect([mail.language, seen(mail.subject)]).toEqual([language, expect.stringContaining(number)]);
  expect(html).toContain(`<html lang="${language}" dir="${direction(language)}">`);
  const buttons = [...html.matchAll(/<a class="button" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, words]) => [to, words]);
  expect(buttons).toEqual([[link, label]]);
  expect(text).toMatch(new RegExp(`^${literal(label)} ?[:：]${language === 'ja' ? '' : ' '}${literal(link)}$`, 'm'));
  for (const part of [text, html.replace(/<style>.*<\/style>/s, '')]) {
    for (const sum of sums) expect(part).toContain(seen(formatMoney(sum, language)));
    for (const words of says) expect(part).toContain(words);
    expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  }
  expect(html).not.toMatch(/<img|<script|src=/);
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
