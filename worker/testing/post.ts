import { expect } from 'vitest';
import { direction } from '../../domain/language';
import { formatMoney } from '../../domain/format';
import type { Language } from '../../domain/language';
import type { Money } from '../../domain/money';
import type { Mail } from '../platform/adapters/mail';
import { type Ctx } from '../platform/context';
import { openServices, shopContext } from '../services';
import { sendOutbox } from '../outbox-handlers';

/** Returns a text without the no-break spaces and direction marks of Intl, which people do not see. */
export const visibleText = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2060\u2066-\u2069]/g, '');

/** Sends the due rows of the outbox at a moment and returns the mails. A row that can't be sent is an error. */
export async function sendWaitingMails(env: Env, at: Date): Promise<Mail[]> {
  const mails: Mail[] = [];
  await sendOutbox(
    ctxKeepingMails(
      shopContext(openServices(env), () => undefined, at),
      mails,
    ),
  );
  return mails;
}

/** Returns a context that collects its mails in `mails`, and fails where one can't be written. */
export function ctxKeepingMails(ctx: Ctx, mails: Mail[]): Ctx {
  return {
    ...ctx,
    mailer: { send: async (mail) => void mails.push(mail) },
    log: {
      ...ctx.log,
      warn: (event, facts) => {
        throw new Error(`${event} ${JSON.stringify(facts)}`);
      },
    },
  };
}

/** Expected content of a letter about a trade. `label`: of its one button; `path`: behind the language. */
export interface ExpectedMail {
  readonly language: Language;
  readonly number: string;
  readonly label: string;
  readonly path: string;
  /** Sums that both parts name, as the language writes them. */
  readonly sums?: readonly Money[];
  /** Further texts of both parts. */
  readonly says?: readonly string[];
  /** The mail is optional and has both unsubscribe links; else it must have none. */
  readonly mayBeOff?: boolean;
}

/**
 * Returns the key in the unsubscribe links of an optional mail: the same in its headers (RFC 8058) and at its foot, in
 * the mail's language. Null for a mail without these links.
 */
export function unsubscribeKeyOf({ headers = {}, text, html, language }: Mail): string | null {
  const key =
    /^<https:\/\/dogear\.example\/api\/mail-choices\/([\w-]{24,})>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ??
    null;
  expect(headers['List-Unsubscribe-Post']).toBe(key === null ? undefined : 'List-Unsubscribe=One-Click');
  for (const part of [text, html]) {
    if (key === null) expect(part).not.toContain('/mail-choices/');
    else expect(part).toContain(`https://dogear.example/${language}/mail-choices/${key}`);
  }
  return key;
}

/**
 * Expects that a letter is complete: language and direction, number, one button with its address, and the same figures
 * as text and as HTML.
 */
export function expectWholeMail(
  mail: Mail | undefined,
  { language, number, label, path, sums = [], says = [], mayBeOff = false }: ExpectedMail,
): void {
  if (mail === undefined) throw new Error('no mail');
  const text = visibleText(mail.text);
  const html = visibleText(mail.html).replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const link = `https://dogear.example/${language}${path}`;
  expect([mail.language, visibleText(mail.subject)]).toEqual([language, expect.stringContaining(number)]);
  expect(html).toContain(`<html lang="${language}" dir="${direction(language)}">`);
  const buttons = [...html.matchAll(/<a class="button" href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, words]) => [
    to,
    words,
  ]);
  expect(buttons).toEqual([[link, label]]);
  const spaceAfterColon = language === 'ja' ? '' : ' ';
  const gap = direction(language) === 'rtl' ? '\n' : spaceAfterColon;
  expect(text).toMatch(new RegExp(`^${literal(label)} ?[:：]${gap}${literal(link)}$`, 'm'));
  for (const part of [text, html.replace(/<style>.*<\/style>/s, '')]) {
    for (const sum of sums) expect(part).toContain(visibleText(formatMoney(sum, language)));
    for (const words of says) expect(part).toContain(visibleText(words));
    expect(part).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  }
  expect(html).not.toMatch(/<img|<script|src=/);
  expect(unsubscribeKeyOf(mail) !== null).toBe(mayBeOff);
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
