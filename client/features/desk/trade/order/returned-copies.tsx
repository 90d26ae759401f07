import { useState } from 'react';
import type { ReceiveReturn as Back } from '../../../../../domain/desk/outbound-schemas';
import { grades, type Grade } from '../../../../../domain/grade';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { TrackingNumber } from '../../../../ui/text/carriage-line';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { wordsAround } from '../../../../lib/words/words-around';
import { Button } from '../../../../ui/buttons/button';
import { Row, Rows } from '../../../../ui/text/rows';
import { Select } from '../../../../ui/fields/select';
import styles from '../../desk.module.css';
import { deskTime } from '../../desk-clock';
import type { OutboundLine } from './order-copies';
import { useDeskTrade } from '../trade-context';

/** Returned books with a choice of their condition. They are refunded at once, unless they are refunded already. */
export function ReturnedCopies({ lines }: { readonly lines: readonly OutboundLine[] }) {
  const { trade } = useDeskTrade();
  const sent = trade.outbound?.returning?.sent ?? null;
  return (
    <div className={styles['more']}>
      <h3>{m.desk_came_back()}</h3>
      {sent === null ? null : (
        <p className="small">
          {wordsAround(
            (tracking) => m.desk_back_posted({ carrier: sent.carrierName, tracking, day: deskTime(sent.at) }),
            <TrackingNumber {...sent} />,
          )}
        </p>
      )}
      <Rows hasTopLine label={m.desk_came_back()}>
        {lines.map((line) => (
          <ReturnedCopyRow key={line.line} line={line} />
        ))}
      </Rows>
    </div>
  );
}

const asSentChoice = 'as-sent';
const missingChoice = 'gone';

function ReturnedCopyRow({ line }: { readonly line: OutboundLine }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [condition, setCondition] = useState<string>(asSentChoice);
  const worseGrades = grades.slice(grades.indexOf(line.grade) + 1);
  const key = `came-back ${line.line}`;
  const send = () => {
    const grade: Grade | undefined = worseGrades.find((each) => each === condition);
    const json: Back =
      grade === undefined
        ? { condition: condition === missingChoice ? 'gone' : 'as-sent' }
        : { condition: 'worse', grade };
    void runAction({
      key,
      words: m.desk_do_came_back({ title: line.book.title }),
      run: () => calls.receiveReturn(line.line, json),
    });
  };
  return (
    <Row
      action={
        <span className={styles['buttons']}>
          <Select
            label={m.desk_came_back_as({ title: line.book.title })}
            isLabelHidden
            value={condition}
            onChange={(event) => setCondition(event.target.value)}
            options={[
              { value: asSentChoice, label: m.desk_back_as_sent() },
              ...worseGrades.map((grade) => ({ value: grade, label: m.desk_back_worse({ grade: gradeName(grade) }) })),
              { value: missingChoice, label: m.desk_back_gone() },
            ]}
          />
          <Button kind="take" size="small" isBusy={isBusy(key)} onClick={send}>
            {m.desk_back_take()}
          </Button>
        </span>
      }
    >
      <bdi lang={line.book.language}>{line.book.title}</bdi>{' '}
      <span className="small">
        {gradeName(line.grade)}
        {trade.desk.toCome.some((each) => each.line === line.line && each.refunded)
          ? ` · ${m.desk_back_refunded()}`
          : null}
      </span>
    </Row>
  );
}
