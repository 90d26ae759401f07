import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import type { Language } from '../../../domain/language';
import { choiceKey, type ChoiceOf } from './choice-key';

/** The ways out of a mail that may be switched off. */
export interface WayOut {
  /** For the foot: the page that asks for one press. */
  readonly link: string;
  /** For mail readers: one press without a page (RFC 2369, RFC 8058). */
  readonly headers: NonNullable<Mail['headers']>;
}

/** The ways out of one kind of mail to one person; null where the shop has no secret to sign them with. */
export async function wayOut(
  ctx: Pick<Ctx, 'settings'>,
  choice: ChoiceOf,
  at: { readonly origin: string; readonly language: Language },
): Promise<WayOut | null> {
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
