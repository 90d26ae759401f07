import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import type { Language } from '../../../domain/language';
import { choiceKey, type MailChoiceOwner } from './choice-key';

/** The unsubscribe links of a mail that may be switched off. */
export interface UnsubscribeLinks {
  /** Link for the foot of the mail: the page with the switch. */
  readonly link: string;
  /** Headers by which mail readers unsubscribe in one click (RFC 2369, RFC 8058). */
  readonly headers: NonNullable<Mail['headers']>;
}

/** Returns the unsubscribe links of one kind of mail to one person, or null without a secret to sign them with. */
export async function unsubscribeLinks(
  ctx: Pick<Ctx, 'settings'>,
  choice: MailChoiceOwner,
  at: { readonly origin: string; readonly language: Language },
): Promise<UnsubscribeLinks | null> {
  const key = await choiceKey(ctx, choice);
  if (key === null) return null;
  return {
    link: `${at.origin}/${at.language}/mail-choices/${key}`,
    headers: {
      'List-Unsubscribe': `<${at.origin}/api/mail-choices/${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
