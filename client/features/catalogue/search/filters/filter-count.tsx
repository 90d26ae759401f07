import { filterCount } from '../../../../../domain/catalogue/find/shown-count';
import { m } from '../../../../../messages/compiled/messages.js';
import { countParams } from '../../../../lib/words/count-params';

/** Number of books that a value of a filter would list. `isInPart`: counting stopped, so there are more. */
export function FilterCount({ count, isInPart }: { readonly count: number; readonly isInPart: boolean }) {
  const number = filterCount(count, isInPart);
  if (number === null) return null;
  const { shown } = countParams(number.count);
  return <b>{number.isMore ? m.search_filter_count_more({ shown }) : shown}</b>;
}
