import type { Language } from '../../../domain/language';
import type { Mail } from '../../platform/adapters/mail';
import type { Shop } from '../../platform/settings/settings';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

/** A line of figures: a label and what stands opposite it. `strong` is the one that counts. */
export interface Figure {
  readonly label: string;
  /** Second line under the label, for instance a grade. */
  readonly under?: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Where the value leads; null or left out: nowhere. */
  readonly link?: string | null;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** A second way on, in plain words beside the button. */
  | { readonly kind: 'link'; readonly label: string; readonly link: string }
  | { readonly kind: 'figures'; readonly title?: string; readonly figures: readonly Figure[] };

/** What a mail says, in words of its language. The frame around it (foot, colours, plain text) is the same for all. */
export interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  /** Stands before the button. */
  readonly before: readonly Block[];
  readonly action: { readonly label: string; readonly link: string };
  /** Stands after the button. */
  readonly after: readonly Block[];
}

/** The letter as HTML and as plain text, with the shop's own data at its foot. */
export function writeLetter(letter: Letter, shop: Shop): Mail {
  return {
    to: letter.to,
    subject: letter.subject,
    language: letter.language,
    html: letterHtml(letter, shop),
    text: letterText(letter, shop),
  };
}
