import { formatMoney } from '../../../../../domain/format';
import { money, type Money } from '../../../../../domain/money';
import { decisionField } from '../../../../../domain/trades/decision-fields';
import type { Decision } from '../../../../../domain/trades/grading';
import { isReturnCharged } from '../../../../../domain/trades/money/return-postage';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { gradeName } from '../../../../lib/words/grade-words';
import { joinSentences } from '../../../../lib/words/join-words';
import { language } from '../../../../lib/language';
import { Choice } from '../../../../ui/fields/choice';
import { Choices } from '../../../../ui/fields/choices';
import { decisionsFor } from './decisions';
import { Photos } from '../photo-viewer';
import { reasonWords } from '../reason-words';
import styles from './decision.module.css';

type Line = NonNullable<Trade['inbound']>['lines'][number];

export interface DecisionLineProps {
  readonly line: Line;
  readonly returnPostage: Money;
  readonly chosen: Decision | undefined;
  readonly onChoose: (decision: Decision) => void;
}

/** Copy that is worse than described: the description, the finding with its reason, and the choice of what to do. */
export function DecisionLine({ line, returnPostage, chosen, onChoose }: DecisionLineProps) {
  const { book, lower } = line;
  const accepts = lower === null ? '' : formatMoney(lower, language());
  const labels: Record<Decision, string> = {
    accept: m.trades_decide_accept({ amount: accepts }),
    return:
      returnPostage.minor > 0 && isReturnCharged(line) ? m.trades_decide_return_charged() : m.trades_decide_return(),
    recycle: m.trades_decide_recycle(),
  };
  return (
    <li className={styles['line']}>
      <Photos photos={line.photos} title={book.title} />
      <div>
        <h3 id={`decide-${line.line}`}>
          <bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi>
        </h3>
        <Finding line={line} />
        <Choices legend={m.trades_decide_about({ title: book.title })} isLegendHidden>
          {decisionsFor(line).map((decision) => (
            <Choice
              key={decision}
              name={decisionField(line.line)}
              value={decision}
              label={labels[decision]}
              tone={decision === 'accept' ? 'give' : 'ink'}
              checked={chosen === decision}
              onChange={() => onChoose(decision)}
            />
          ))}
        </Choices>
      </div>
    </li>
  );
}

/**
 * Shows what the customer said, the finding of the desk with its reason, and both amounts. A book that was not in
 * the order has only a reason, because the customer gave no condition for it and the shop made no offer.
 */
function Finding({ line: { grade, gradedAs, reason, amount, lower, state, unexpected } }: { readonly line: Line }) {
  const why = reason === null ? '' : reasonWords[reason]();
  if (unexpected) return <p className="small">{why}</p>;
  const isOffered = state === 'regraded' && gradedAs !== null && lower !== null;
  // The grade of a late book is as said: only the day changed its offer.
  const checked = isOffered && gradedAs !== grade ? m.trades_our_check({ grade: gradeName(gradedAs) }) : '';
  return (
    <>
      <p className="small">{m.trades_you_said({ grade: gradeName(grade) })}</p>
      <p className="small">{joinSentences([checked, why])}</p>
      <dl className={styles['amounts']}>
        <div>
          <dt>{m.trades_offer_for({ grade: gradeName(grade) })}</dt>
          <dd>
            <s>{formatMoney(amount, language())}</s>
          </dd>
        </div>
        {isOffered ? (
          <div>
            <dt>
              {reason === 'late'
                ? m.trades_offer_today({ grade: gradeName(gradedAs) })
                : m.trades_offer_for({ grade: gradeName(gradedAs) })}
            </dt>
            <dd className="give">{formatMoney(lower, language())}</dd>
          </div>
        ) : (
          <div>
            <dt>{m.trades_not_taken()}</dt>
            <dd>{formatMoney(money(0, amount.currency), language())}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
