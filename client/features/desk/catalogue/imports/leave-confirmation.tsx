import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Sheet } from '../../../../ui/overlays/sheet';
import desk from '../../desk.module.css';

/** Asks for confirmation before a person leaves the page during an import. When the tab closes, the browser asks. */
export function LeaveConfirmation({ isWorking }: { readonly isWorking: () => boolean }) {
  const answer = useLeaveQuestion(isWorking);
  return (
    <Sheet
      isOpen={answer !== null}
      onClose={() => answer?.(false)}
      title={m.desk_import_leave_title()}
      closeLabel={m.desk_import_stay()}
    >
      <p>{m.desk_import_leave_text()}</p>
      <p className={desk['buttons']}>
        <Button onClick={() => answer?.(false)}>{m.desk_import_stay()}</Button>
        <Button kind="outline" onClick={() => answer?.(true)}>
          {m.desk_import_leave()}
        </Button>
      </p>
    </Sheet>
  );
}

/** Continues (true) or cancels (false) the move to another page. */
type AnswerLeave = (leaves: boolean) => void;

/**
 * Holds each move to another page while `isWorking`. Returns the function that continues or cancels it, or null without
 * a move. The router's own hook would add its code to the first page of every visitor.
 */
function useLeaveQuestion(isWorking: () => boolean): AnswerLeave | null {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<AnswerLeave | null>(null);
  const mustAsk = useEffectEvent(isWorking);
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => mustAsk(),
        blockerFn: () =>
          new Promise((resolve) => {
            if (!mustAsk()) {
              resolve(false);
              return;
            }
            setAnswer(() => (leaves: boolean) => {
              setAnswer(null);
              resolve(!leaves);
            });
          }),
      }),
    [history],
  );
  return answer;
}
