import type { Language } from '../../../domain/language';
import type { Attachment, Mail } from '../../platform/adapters/mail';
import type { Shop } from '../../platform/settings/settings';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

/** A line of figures: a label and its value. `strong` marks the result. */
export interface Figure {
  readonly label: string;
  /** Second line under the label, for instance a grade. */
  readonly under?: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Link of the value; null or left out: the value is not a link. */
  readonly link?: string | null;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A second link, as text beside the button. */
  | { readonly kind: 'link'; readonly label: string; readonly link: string }
  | { readonly kind: 'figures'; readonly title?: string; readonly figures: readonly Figure[] };

/** Content of a mail, in its language. The frame around it (foot, colours, plain text) is the same for all mails. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  /** Blocks before the button. */
  readonly before: readonly Block[];
  readonly action: { readonly label: string; readonly link: string };
  /** Blocks after the button. */
  readonly after: readonly Block[];
  readonly attachments?: readonly Attachment[];
}

/** Returns the letter as a mail in HTML and plain text, with the shop's details at its foot. */
export function writeLetter(letter: Letter, shop: Shop): Mail {
  return {
    to: letter.to,
    subject: letter.subject,
    language: letter.language,
    html: letterHtml(letter, shop),
    text: letterText(letter, shop),
    ...(letter.attachments === undefined ? {} : { attachments: letter.attachments }),
  };
}
