import { useRef, useState } from 'react';
import { sentBackForm } from '../../../../domain/forms/desk/desk-trade-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { CarriageFields } from '../../../forms/carriage/carriage-fields';
import { carriageWords } from '../../../forms/carriage/use-carriage';
import { useActionForm } from '../../../forms/use-action-form';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { Button } from '../../../ui/buttons/button';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import styles from '../desk.module.css';
import { reasonNames } from '../desk-words';
import { countParams } from '../../../lib/words/count-params';
import type { InboundLine } from './grading/parcel-copies';
import { useDeskTrade } from './trade-context';
import { useScannedCarriage } from './use-scanned-carriage';

/** Form that sends refused copies to the person, several in one parcel. */
export function ReturnRefusedForm({ lines }: { readonly lines: readonly InboundLine[] }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const form = useRef<HTMLFormElement>(null);
  const carriage = useScannedCarriage(lines.length > 0, form);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = lines.filter(({ line }) => !leftOut.has(line));
  const { form: parts, errors } = useActionForm({
    schema: sentBackForm,
    words: carriageWords,
    check: (sent) => carriage.checkTracking(sent.carriage),
    action: {
      // The page lists failed actions.
      problem: null,
      run: (sent) =>
        runAction({
          key: 'sent-back',
          words: m.desk_do_send_back(),
          run: async () => {
            let answer = trade;
            for (const line of sent.lines) {
              answer = await calls.returnRefused(line, sent.carriage);
            }
            return answer;
          },
        }),
    },
  });
  return (
    <ActionForm {...parts} ref={form} className={styles['form']}>
      <Choices legend={m.desk_send_back()}>
        {lines.map(({ line, book, reason }) => (
          <Choice
            key={line}
            type="checkbox"
            name={`line-${line}`}
            label={book.title}
            hint={reason === null ? undefined : reasonNames[reason]()}
            checked={!leftOut.has(line)}
            onChange={(event) =>
              setLeftOut(
                new Set(event.target.checked ? [...leftOut].filter((each) => each !== line) : [...leftOut, line]),
              )
            }
          />
        ))}
      </Choices>
      <CarriageFields market={trade.market} carriage={carriage} errors={errors} hint={m.desk_tracking_hint()} />
      <p>
        <Button kind="give" type="submit" isBusy={isBusy('sent-back')} disabled={chosen.length === 0}>
          {m.desk_send_back_send(countParams(chosen.length))}
        </Button>
      </p>
    </ActionForm>
  );
}
