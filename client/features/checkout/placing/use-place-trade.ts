import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Quote } from '../../../../domain/checkout/schemas';
import type { Market } from '../../../../domain/market/market';
import { ApiProblem, read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import { problemOfForm, type FormResult } from '../../../lib/form-result';
import { fieldsOfProblem, outcomeOfProblem, type Outcome } from './outcome';
import { attemptFor, type Attempt } from './attempt';
import { cardPage, isByCard } from './card-page';
import { checkoutInput, wrongFields, type Draft, type WrongFields } from '../draft';
import { forgetDraft } from '../kept-draft';
import { keepPlaced } from './kept-placed';
import { quoteChanges } from '../quote-changes';

export interface PlaceTrade {
  readonly place: () => Promise<void>;
  readonly busy: boolean;
  readonly wrong: WrongFields;
  /** Removes the mark of a corrected field. */
  readonly mend: (field: keyof WrongFields) => void;
  readonly outcome: Outcome | null;
}

export interface PlacingFacts {
  /** Result of a form that was posted without script. */
  readonly posted: FormResult | undefined;
  readonly draft: Draft;
  readonly quote: Quote;
  readonly again: () => Promise<Quote | null>;
  readonly market: Market;
  readonly isGuest: boolean;
  readonly hasStored: boolean;
  /** Reports that the lists are empty now. This page is about to be left. */
  readonly announce: () => void;
}

/** Places the shown trade once, under one key per attempt, and turns every answer into a next step. */
export function usePlaceTrade(facts: PlacingFacts): PlaceTrade {
  const { draft, quote, again, market, isGuest, hasStored, announce, posted } = facts;
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(() => outcomeOfForm(posted));
  const [wrong, setWrong] = useState<WrongFields>(() =>
    outcome?.kind === 'fields' ? wrongFields(draft, quote, { market, isGuest, hasStored }) : {},
  );
  const running = useRef(false);
  const attempt = useRef<Attempt | null>(null);

  const send = async (): Promise<Outcome | null> => {
    const placer = { market, isGuest, hasStored };
    const found = wrongFields(draft, quote, placer);
    setWrong(found);
    if (Object.keys(found).length > 0) return { kind: 'fields' };
    const json = checkoutInput(draft, quote, placer);
    attempt.current = attemptFor(JSON.stringify(json), attempt.current);
    try {
      const { path, trade } = await read(
        api.checkout.$post({ json }, { headers: { 'Idempotency-Key': attempt.current.key } }),
      );
      forgetDraft();
      keepPlaced(trade, quote);
      announce();
      const card = isByCard(draft, quote) ? await cardPage(api, trade.id) : null;
      if (card === null) await router.navigate({ href: path });
      else location.assign(card);
      return null;
    } catch (error) {
      // An error that is not an answer of the shop was a lost connection, even within the body.
      return error instanceof ApiProblem ? outcomeOf(error) : { kind: 'lost' };
    }
  };
  const outcomeOf = async (problem: ApiProblem): Promise<Outcome> => {
    const found = fieldsOfProblem(problem);
    if (found !== null) setWrong(found);
    const failed = outcomeOfProblem(problem);
    if (failed.kind !== 'moved') return failed;
    const fresh = await again();
    return { ...failed, changes: fresh === null ? [] : quoteChanges(quote, fresh) };
  };

  return {
    busy,
    wrong,
    outcome,
    mend: (field) =>
      setWrong((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field))),
    place: async () => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setOutcome(null);
      try {
        setOutcome(await send());
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}

/** Returns the outcome of a form that was posted without script, or null. */
function outcomeOfForm(posted: FormResult | undefined): Outcome | null {
  const problem = problemOfForm(posted);
  if (problem === undefined) return null;
  return problem.code === 'invalid-input' ? { kind: 'fields' } : outcomeOfProblem(problem);
}
