import { holdOffersForm } from '../../../../domain/forms/sell-list-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { useBusyAction } from '../../../lib/busy-action';
import { countParams } from '../../../lib/words/count-params';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';

/** Offers whose hold has ended are those of today. One press holds them again. */
export function EndedHolds({ count, holdAnew }: { readonly count: number; readonly holdAnew: () => Promise<void> }) {
  const holding = useBusyAction(holdAnew);
  return (
    <Notice
      kind="waiting"
      action={
        <ActionForm verb="hold-offers" schema={holdOffersForm} onSend={() => holding.run()}>
          <Button type="submit" kind="outline" size="small" isBusy={holding.isBusy}>
            {m.basket_hold_anew()}
          </Button>
        </ActionForm>
      }
    >
      {m.basket_holds_ended(countParams(count))}
      {holding.problem === null ? null : <p role="alert">{problemWords(holding.problem)}</p>}
    </Notice>
  );
}
