import { useState } from 'react';
import { decisionLine, formatDecisions } from '../../../../../domain/trades/decision-fields';
import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import { decisions, type Decision } from '../../../../../domain/trades/grading';
import { isReturnCharged } from '../../../../../domain/trades/money/return-postage';
import type { Trade } from '../../../../../domain/trades/schemas';
import { decideForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { joinSentences } from '../../../../lib/words/join-words';
import { language } from '../../../../lib/language';
import { problemOfForm, useFormResult, type FormResult } from '../../../../lib/form-result';
import { ActionForm } from '../../../../forms/action-form';
import { Button } from '../../../../ui/buttons/button';
import { DecisionLine } from './decision-line';
import { DecisionSums, resultWords } from './decision-sums';
import { decisionsFor, outcomeOf, type Choices } from './decisions';
import { useLiveTrade, usePauseUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import styles from './decision.module.css';
import { StepProblem } from '../updates/step-problem';
import { countParams } from '../../../../lib/words/count-params';

/** Returns the decisions that a form without script has sent, so that the page shows their sum. */
function postedChoices(posted: FormResult | undefined): Choices {
  return Object.fromEntries(
    Object.entries(posted?.values ?? {}).flatMap(([name, value]) => {
      const line = decisionLine(name);
      const decision = decisions.find((each) => each === value);
      return line === null || decision === undefined ? [] : [[line, decision]];
    }),
  );
}

/** Decisions of the person about worse copies, with their sum before they are sent. */
export function DecisionPanel({
  inbound,
  timeZone,
}: {
  readonly inbound: NonNullable<Trade['inbound']>;
  readonly timeZone: string;
}) {
  const calls = useTradeCalls();
  const { trade } = useLiveTrade();
  const posted = useFormResult('decide-books');
  const [chosen, setChosen] = useState<Choices>(() => postedChoices(posted));
  const openLines = inbound.lines.filter(({ undecided }) => undecided);
  const choices: Choices = Object.fromEntries(
    openLines.flatMap(({ line }) => (chosen[line] === undefined ? [] : [[line, chosen[line]]])),
  );
  const decided = Object.entries(choices).map(([line, decision]) => ({ line: Number(line), decision }));
  const answeredCount = decided.length;
  const undecidedCount = openLines.length - answeredCount;
  usePauseUpdates(answeredCount > 0);
  const { run, isBusy, problem } = useTradeStep(async ({ decisions: sent }: { readonly decisions: typeof decided }) => {
    const next = await calls.decide(sent);
    setChosen({});
    return next;
  }, problemOfForm(posted));
  const chooseForAll = (decision: Decision) =>
    setChosen(
      Object.fromEntries(
        openLines.flatMap((line) => {
          const possible = decisionsFor(line).includes(decision) ? decision : choices[line.line];
          return possible === undefined ? [] : [[line.line, possible]];
        }),
      ),
    );
  const outcome = outcomeOf(trade, inbound, choices);
  const isCharged = inbound.returnPostage.minor > 0 && openLines.some(isReturnCharged);
  return (
    <section className={styles['panel']} id="decision" aria-labelledby="decision-title">
      <h2 className={styles['until']} id="decision-title">
        {inbound.decideBy === null
          ? m.trade_event_awaiting_decision()
          : m.trades_decide_until({ day: formatInstant(inbound.decideBy, language(), timeZone, 'day') })}
      </h2>
      {openLines.length < 2 ? null : <ChoiceForAll lines={openLines} onChoose={chooseForAll} />}
      <ActionForm verb="decide-books" schema={decideForm} anchor="decision" onSend={run}>
        <input type="hidden" name="trade" value={trade.id} />
        <input type="hidden" name="checked" value={formatDecisions(decided)} />
        <ul>
          {openLines.map((line) => (
            <DecisionLine
              key={line.line}
              line={line}
              returnPostage={inbound.returnPostage}
              chosen={choices[line.line]}
              onChoose={(decision) => setChosen({ ...choices, [line.line]: decision })}
            />
          ))}
        </ul>
        <DecisionSums outcome={outcome} />
        <ShowSumButton />
        {problem?.code === 'invalid-input' ? null : <StepProblem problem={problem} />}
        <Button
          type="submit"
          name="step"
          value="send"
          kind="give"
          isFull
          isBusy={isBusy}
          disabled={answeredCount === 0}
        >
          {m.trades_decide_send({ result: resultWords(outcome) })}
        </Button>
      </ActionForm>
      <p className={styles['no-answer-note']} aria-live="polite">
        {joinSentences([
          undecidedCount === 0 ? m.trades_decide_complete() : m.trades_decide_left(countParams(undecidedCount)),
          isCharged
            ? m.trades_decide_silence_charged({ amount: formatMoney(inbound.returnPostage, language()) })
            : m.trades_decide_silence(),
        ])}
      </p>
    </section>
  );
}

interface ChoiceForAllProps {
  readonly lines: NonNullable<Trade['inbound']>['lines'];
  readonly onChoose: (decision: Decision) => void;
}

/** Buttons that choose one decision for all copies. */
function ChoiceForAll({ lines, onChoose }: ChoiceForAllProps) {
  return (
    <fieldset className={styles['all']}>
      <legend className="small">{m.trades_decide_all()}</legend>
      {lines.some((line) => decisionsFor(line).includes('accept')) ? (
        <Button kind="outline" size="small" onClick={() => onChoose('accept')}>
          {m.trades_decide_all_accept()}
        </Button>
      ) : null}
      <Button kind="outline" size="small" onClick={() => onChoose('return')}>
        {m.trades_decide_all_return()}
      </Button>
      <Button kind="outline" size="small" onClick={() => onChoose('recycle')}>
        {m.trades_decide_all_recycle()}
      </Button>
    </fieldset>
  );
}

/** Button that shows the sum of the chosen decisions. Only browsers without script need it. */
const ShowSumButton = () => (
  <noscript>
    {import.meta.env.SSR ? (
      <Button type="submit" name="step" value="check" kind="outline" size="small">
        {m.checkout_update_total()}
      </Button>
    ) : null}
  </noscript>
);
