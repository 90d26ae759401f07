import type { OffersInput } from '../../../../domain/pricing/schemas';
import { questionOf, type RunContent } from '../../../../domain/scanning/run-content';
import { now } from './clock';

const dayMs = 86_400_000;

/**
 * Returns the question of a line to the shop. Null if it has its answer. An answer of more than a day is asked for
 * again, and shown until then.
 */
export function openQuestion(content: RunContent, id: number): string | null {
  const line = content.line(id);
  if (line === undefined || line.isbn === null) return null;
  const answer = content.answered(id);
  return answer === null || Date.parse(answer.at) < now() - dayMs ? questionOf(line) : null;
}

/** Returns the books of lines as the shop is asked about them. */
export function booksToAsk(content: RunContent, ids: readonly number[]): OffersInput['books'] {
  return ids.map((id) => {
    const line = content.line(id);
    return { isbn: line?.isbn ?? '', grade: line?.grade ?? content.state.grade, exLibrary: line?.exLibrary ?? false };
  });
}
