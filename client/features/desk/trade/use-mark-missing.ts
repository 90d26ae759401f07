import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import type { InboundLine } from './grading/parcel-copies';
import { useDeskTrade } from './trade-context';

/** Returns a function that grades ungraded copies as missing, each by an action of its own. */
export function useMarkMissing(): (lines: readonly InboundLine[]) => void {
  const { trade, runAction } = useDeskTrade();
  const { grade } = useDeskTradeCalls(trade.id);
  return (lines) => {
    for (const { line, book } of lines)
      void runAction({
        key: `grade ${line}`,
        words: m.desk_do_grade({ title: book.title }),
        run: () => grade(line, { as: 'missing' }, false),
      });
  };
}
