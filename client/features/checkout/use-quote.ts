import { useEffect, useRef, useState } from 'react';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { useApi } from '../../lib/use-api';
import { askQuote } from './loaders';

export interface QuoteState {
  readonly quote: Quote;
  /** `asking`: the sum of changed choices is being loaded; `failed`: it could not be loaded. */
  readonly state: 'ready' | 'asking' | 'failed';
  /** Asks at once. Resolves to the new quote, or null if it could not be loaded. */
  readonly again: () => Promise<Quote | null>;
}

/** Milliseconds in which several choices are asked about together. */
const pauseMs = 150;

/**
 * Returns the quote of the choices. It is loaded again when they change; an older answer is dropped. The available
 * choices depend on the quote itself, so they are taken from the newest one.
 */
export function useQuote(loaded: Quote, inputFor: (quote: Quote) => QuoteInput): QuoteState {
  const api = useApi();
  const [quote, setQuote] = useState(loaded);
  const [state, setState] = useState<QuoteState['state']>('ready');
  const newest = useRef(0);
  const input = inputFor(quote);
  const wanted = JSON.stringify(input);
  const asked = useRef(wanted);
  const latest = useRef(input);
  latest.current = input;

  const again = async () => {
    newest.current += 1;
    const mine = newest.current;
    asked.current = JSON.stringify(latest.current);
    setState('asking');
    try {
      const answer = await askQuote(api, latest.current);
      if (mine !== newest.current) return null;
      setQuote(answer);
      setState('ready');
      return answer;
    } catch {
      if (mine === newest.current) setState('failed');
      return null;
    }
  };

  const first = useRef(loaded);
  useEffect(() => {
    if (first.current === loaded) return;
    // Loaded again with the usual choices: another market, or a sign-in. Their choices may differ.
    first.current = loaded;
    setQuote(loaded);
    void again();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `again` reads the newest choices itself
  }, [loaded]);
  useEffect(() => {
    if (wanted === asked.current) return undefined;
    setState('asking');
    const timer = setTimeout(() => void again(), pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `again` reads the newest choices itself
  }, [wanted]);
  return { quote, state, again };
}
