import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import { answerRequest, answerTitle } from '../answer-request';
import { textDraft, type Draft } from '../draft';
import { titlesOf } from '../find-title';
import { meaningBefore } from './earlier-messages';

/** Least weight of a message without unknown words that counts as a request for books. */
const minWeight = 1;

/**
 * Answers a text that only adds filters to the last message when that one found no books: both count together. Returns
 * null when the last message was no request.
 */
export async function changeLastRequest(
  ctx: Ctx,
  { request }: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const before = meaningBefore(ctx, past);
  if (before === null || (before.request.weight < minWeight && before.request.unknownWords === '')) return null;
  const both: MessageMeaning['request'] = {
    ...before.request,
    subject: request.subject ?? before.request.subject,
    language: request.language ?? before.request.language,
    format: request.format ?? before.request.format,
    price: request.price ?? before.request.price,
    pages: request.pages ?? before.request.pages,
    sort: request.sort ?? before.request.sort,
  };
  const title = both.unknownWords === '' ? null : await answerTitle(ctx, both, titlesOf(before));
  if (title !== null) return title;
  return both.subject === null && both.unknownWords !== ''
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : answerRequest(ctx, both);
}
