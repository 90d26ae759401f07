import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Quote } from '../../../../domain/checkout/schemas';
import type { Market } from '../../../../domain/market/market';
import type { ProblemCode } from '../../../../domain/problems';
import { ApiProblem, read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import { attemptFor, type Attempt } from './attempt';
import { cardPage, isByCard } from './card-page';
import { checkoutInput, fieldsOf, wrongFields, type Draft, type WrongFields } from '../draft';
import { forgetDraft } from '../kept-draft';
import { keepPlaced } from './kept-placed';
import { quoteChanges, type QuoteChange } from '../quote-changes';

/** Result of an attempt that did not succeed. */
export type Outcome =
  | { readonly kind: 'fields' }
  /** Lists, prices or stock have changed: nothing was placed, and the new quote is shown. */
  | { readonly kind: 'moved'; readonly problem: ApiProblem; readonly changes: readonly QuoteChange[] }
  /** The answer was lost. The same attempt can't be placed twice. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'already'; readonly trade: string; readonly number: string }
  | { readonly kind: 'problem'; readonly problem: ApiProblem };

export interface PlaceTrade {
  readonly place: () => Promise<void>;
  readonly busy: boolean;
  readonly wrong: WrongFields;
  /** Removes the mark of a corrected field. */
  readonly mend: (field: keyof WrongFields) => void;
  readonly outcome: Outcome | null;
}

export interface PlacingFacts {
  readonly draft: Draft;
  readonly quote: Quote;
  readonly again: () => Promise<Quote | null>;
  readonly market: Market;
  readonly isGuest: boolean;
  readonly hasStored: boolean;
  /** Reports that the lists are empty now. This page is about to be left. */
  readonly announce: () => void;
}

const moved: ReadonlySet<ApiProblem['code']> = new Set<ProblemCode>([
  'list-changed',
  'price-changed',
  'not-enough-stock',
  'not-for-sale',
  'hold-ended',
  'offer-declined',
  'copies-limit',
  'nothing-to-trade',
  'basket-below-minimum',
  'settlement-not-possible',
  'payout-method-not-possible',
  'transfer-too-large',
  'unpaid-transfer-open',
  'sign-in-required',
]);

/** Places the shown trade once, under one key per attempt, and turns every answer into a next step. */
export function usePlaceTrade({ draft, quote, again, market, isGuest, hasStored, announce }: PlacingFacts): PlaceTrade {
  const api = useApi();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<WrongFields>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
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
    const { code, facts } = problem;
    if (code === 'offline') return { kind: 'lost' };
    if (code === 'checkout-already-sent')
      return { kind: 'already', trade: String(facts['trade']), number: String(facts['number']) };
    const fields = fieldsOfProblem(problem);
    if (fields !== null) {
      setWrong(fields);
      return { kind: 'fields' };
    }
    if (!moved.has(code)) return { kind: 'problem', problem };
    const fresh = await again();
    return { kind: 'moved', problem, changes: fresh === null ? [] : quoteChanges(quote, fresh) };
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

/** Returns the fields that a problem of the server is about, or null. */
function fieldsOfProblem({ code, facts }: ApiProblem): WrongFields | null {
  if (code === 'email-missing') return { email: 'missing' };
  if (code === 'declaration-missing') return { declaration: 'missing' };
  if (code === 'terms-not-accepted') return { terms: 'missing' };
  if (code !== 'address-invalid') return null;
  const fields = fieldsOf(facts);
  return Object.keys(fields).length === 0 ? null : fields;
}
