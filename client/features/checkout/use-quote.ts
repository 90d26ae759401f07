import { useEffect, useRef, useState } from 'react';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { useApi } from '../../lib/use-api';
import { requestQuote } from './loaders';

export interface QuoteState {
  readonly quote: Quote;
  /** `asking`: the sum of changed choices is being loaded; `failed`: it could not be loaded. */
  readonly state: 'ready' | 'asking' | 'failed';
  /** Loads the quote again at once. Resolves to the new quote, or null if it could not be loaded. */
  readonly reloadQuote: () => Promise<Quote | null>;
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
  const newestRequest = useRef(0);
  const input = inputFor(quote);
  const inputText = JSON.stringify(input);
  const requestedText = useRef(inputText);
  const latestInput = useRef(input);
  latestInput.current = input;

  const reloadQuote = async () => {
    newestRequest.current += 1;
    const request = newestRequest.current;
    requestedText.current = JSON.stringify(latestInput.current);
    setState('asking');
    try {
      const answer = await requestQuote(api, latestInput.current);
      if (request !== newestRequest.current) return null;
      setQuote(answer);
      setState('ready');
      return answer;
    } catch {
      if (request === newestRequest.current) setState('failed');
      return null;
    }
  };

  const shownLoaded = useRef(loaded);
  useEffect(() => {
    if (shownLoaded.current === loaded) return;
    // Loaded again with the usual choices: another market, or a sign-in. Their choices may differ.
    shownLoaded.current = loaded;
    setQuote(loaded);
    void reloadQuote();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reloadQuote` reads the newest choices itself
  }, [loaded]);
  useEffect(() => {
    if (inputText === requestedText.current) return undefined;
    setState('asking');
    const timer = setTimeout(() => void reloadQuote(), pauseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reloadQuote` reads the newest choices itself
  }, [inputText]);
  return { quote, state, reloadQuote };
}
