import { useRef, useState, type FormEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { CarriageFields } from '../../../forms/carriage/carriage-fields';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { Button } from '../../../ui/buttons/button';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import styles from '../desk.module.css';
import { reasonNames } from '../desk-words';
import { counted } from '../../../lib/words/counted';
import type { InboundLine } from './grading/grading-left';
import { useDeskTrade } from './trade-context';
import { useScannedCarriage } from './use-scanned-carriage';

/** Form that sends refused copies to the person, several in one parcel. */
export function SentBackForm({ lines }: { readonly lines: readonly InboundLine[] }) {
  const { trade, act, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const form = useRef<HTMLFormElement>(null);
  const carriage = useScannedCarriage(lines.length > 0, form);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = lines.filter(({ line }) => !left.has(line));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const json = carriage.ready();
    if (json === null) return;
    await act({
      key: 'sent-back',
      words: m.desk_do_send_back(),
      run: async () => {
        let answer = trade;
        for (const { line } of chosen) {
          answer = await calls.sendBack(line, json);
        }
        return answer;
      },
    });
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <Choices legend={m.desk_send_back()}>
        {lines.map(({ line, book, reason }) => (
          <Choice
            key={line}
            type="checkbox"
            name={`line-${line}`}
            label={book.title}
            hint={reason === null ? undefined : reasonNames[reason]()}
            checked={!left.has(line)}
            onChange={(event) =>
              setLeft(new Set(event.target.checked ? [...left].filter((one) => one !== line) : [...left, line]))
            }
          />
        ))}
      </Choices>
      <CarriageFields market={trade.market} carriage={carriage} hint={m.desk_tracking_hint()} />
      <p>
        <Button kind="give" type="submit" busy={isBusy('sent-back')} disabled={chosen.length === 0}>
          {m.desk_send_back_send(counted(chosen.length))}
        </Button>
      </p>
    </form>
  );
}
