import { formatNumber } from '../../../domain/format';
import { payoutPolicy } from '../../../domain/policy/credit';
import { m } from '../../../messages/compiled/messages.js';
import { greeting } from '../letter/greeting';
import type { Block, Letter } from '../letter/letter';
import { eventDetailsBlock, type AccountEventMail } from './account-event-mail';

interface EventWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** Sentence for a person who did not do it. */
  readonly notYou: string;
  readonly action: Letter['action'];
  /** Sentence for a person who did it. */
  readonly you: string;
  /** The event holds payouts for some hours, and the letter reports it. */
  readonly holdsPayouts?: boolean;
}

/** Returns the letter about a security event of an account: what happened, when, and what to do if it was not you. */
export function eventLetter(facts: AccountEventMail, words: EventWords): Letter {
  const { to, name, language } = facts;
  const text = (line: string): Block => ({ kind: 'text', text: line });
  return {
    to,
    language,
    subject: words.subject,
    title: words.title,
    before: [
      greeting(name, language),
      text(words.text),
      ...(words.holdsPayouts === true ? [text(payoutsHeld(facts))] : []),
      eventDetailsBlock(facts),
      text(words.notYou),
    ],
    action: words.action,
    after: [text(words.you)],
  };
}

function payoutsHeld({ language }: AccountEventMail): string {
  const count = payoutPolicy.holdHoursAfterChange;
  return m.mail_payout_held({ count, shown: formatNumber(count, language) }, { locale: language });
}
