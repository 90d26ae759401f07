import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CheckoutInput, Quote } from '../../../../domain/checkout/schemas';
import { thanksPath } from '../../../../domain/checkout/thanks-path';
import type { FieldFaults } from '../../../../domain/forms/form-schema';
import { ApiProblem, read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import { problemOfForm, type FormResult } from '../../../lib/form-result';
import { fieldsOfProblem, outcomeOfProblem, type Outcome } from './outcome';
import { attemptFor, type Attempt } from './attempt';
import { requestCardPage, isPaidByCard } from './card-payment';
import { removeStoredDraft } from '../stored-draft';
import { storePlacedTrade } from './stored-placed-trade';
import { quoteChanges } from '../quote-changes';

export interface PlaceTrade {
  readonly place: (input: CheckoutInput) => Promise<void>;
  readonly isBusy: boolean;
  readonly faults: FieldFaults;
  /** Marks the wrong fields. Nothing is placed. */
  readonly markFaults: (faults: FieldFaults) => void;
  /** Removes the mark of a corrected field. */
  readonly clearFault: (field: string) => void;
  readonly outcome: Outcome | null;
}

export interface PlacingFacts {
  /** Result of a form that was posted without script. */
  readonly posted: FormResult | undefined;
  readonly quote: Quote;
  readonly reloadQuote: () => Promise<Quote | null>;
  /** Reports that the lists are empty now. This page is about to be left. */
  readonly announce: () => void;
}

/** Places the shown trade once, under one key per attempt, and turns every answer into a next step. */
export function usePlaceTrade(facts: PlacingFacts): PlaceTrade {
  const { quote, reloadQuote, announce, posted } = facts;
  const api = useApi();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(() => {
    const problem = problemOfForm(posted);
    return problem === undefined ? null : outcomeOfProblem(problem);
  });
  const [faults, setFaults] = useState<FieldFaults>(() => {
    const problem = problemOfForm(posted);
    return (problem === undefined ? null : fieldsOfProblem(problem)) ?? {};
  });
  const running = useRef(false);
  const attempt = useRef<Attempt | null>(null);

  const send = async (json: CheckoutInput): Promise<Outcome | null> => {
    attempt.current = attemptFor(JSON.stringify(json), attempt.current);
    try {
      const { path, trade } = await read(
        api.checkout.$post({ json }, { headers: { 'Idempotency-Key': attempt.current.key } }),
      );
      removeStoredDraft();
      storePlacedTrade(trade, quote);
      announce();
      const card = isPaidByCard(json, quote) ? await requestCardPage(api, trade.id) : null;
      if (card === null) await router.navigate({ href: thanksPath(path) });
      else location.assign(card);
      return null;
    } catch (error) {
      // An error that is not an answer of the shop was a lost connection, even within the body.
      return error instanceof ApiProblem ? outcomeOf(error) : { kind: 'lost' };
    }
  };
  const outcomeOf = async (problem: ApiProblem): Promise<Outcome> => {
    const fieldFaults = fieldsOfProblem(problem);
    if (fieldFaults !== null) setFaults(fieldFaults);
    const failed = outcomeOfProblem(problem);
    if (failed.kind !== 'moved') return failed;
    const newQuote = await reloadQuote();
    return { ...failed, changes: newQuote === null ? [] : quoteChanges(quote, newQuote) };
  };

  return {
    isBusy,
    faults,
    outcome,
    clearFault: (field) =>
      setFaults((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field))),
    markFaults: (fieldFaults) => {
      setFaults(fieldFaults);
      setOutcome({ kind: 'fields' });
    },
    place: async (input) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setOutcome(null);
      setFaults({});
      try {
        setOutcome(await send(input));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
