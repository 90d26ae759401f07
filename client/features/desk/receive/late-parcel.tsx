import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { useParcelCalls } from '../../../data/desk/parcels';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';

/** Parcel that came after the rest of its trade was graded. Its missing books can become a trade of their own. */
export function LateParcel({
  code,
  onAccepted,
}: {
  readonly code: string;
  readonly onAccepted: (code: string, trade: DeskTrade) => void;
}) {
  const { takeIn } = useParcelCalls();
  const { run, isBusy, problem } = useBusyAction(async () => {
    onAccepted(code, await takeIn(code));
  });
  return (
    <Notice
      kind={problem === null ? 'plain' : 'wrong'}
      isAnnounced
      action={
        <Button kind="give" size="small" isBusy={isBusy} onClick={() => void run()}>
          {m.desk_take_in()}
        </Button>
      }
    >
      <span className="code">{code}</span> {problem === null ? m.problem_parcel_after_grading() : problemWords(problem)}
    </Notice>
  );
}
