import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PasskeyResponse, SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../../domain/policy/accounts';
import { usePasskeyChallenge, useSignInByPasskey } from '../../../data/sign-in/sign-in';
import type { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { answerPasskey, cancelPasskeyQuestion, offersPasskeysInFields } from '../../../lib/passkeys';

/** A new question replaces the old one a minute before its end. */
const renewMs = (proofPolicy.questionMinutes - 1) * 60_000;

export interface PasskeySignIn {
  /** Asks for a passkey in the browser's dialog. */
  readonly press: () => void;
  readonly isBusy: boolean;
  /** The person closed the dialog or had no passkey. */
  readonly isClosed: boolean;
  readonly problem: ApiProblem | null;
}

/**
 * Returns the sign-in with a passkey alone: by a button, and by the browser's suggestions in a field of
 * `autocomplete="… webauthn"`. `handleAnswer` gets the answer of the API.
 */
export function usePasskeySignIn(handleAnswer: (answer: SignInAnswer) => Promise<void>): PasskeySignIn {
  const loadChallenge = usePasskeyChallenge();
  const signIn = useSignInByPasskey();
  const [isClosed, setClosed] = useState(false);
  // A dialog ends the suggestions in the field, and an answer uses them up: afterwards they start again.
  const [isFree, setFree] = useState(true);
  const isAsking = useRef(false);
  const ask = async (quietly: boolean) => {
    const { ticket, options } = await loadChallenge();
    if (quietly && isAsking.current) return null;
    const answer = await answerPasskey(options, quietly);
    return answer === null ? null : { ticket, answer };
  };
  const { run, isBusy, problem } = useBusyAction(async (quietly: PasskeyResponse | null) => {
    setClosed(false);
    isAsking.current = true;
    setFree(false);
    try {
      const assertion = quietly ?? (await ask(false));
      if (assertion === null) setClosed(true);
      else await handleAnswer(await signIn(assertion));
    } finally {
      isAsking.current = false;
      setFree(true);
    }
  });
  const offer = useEffectEvent(async () => {
    if (isAsking.current || !(await offersPasskeysInFields())) return;
    const assertion = await ask(true);
    if (assertion !== null) await run(assertion);
  });
  useEffect(() => {
    if (!isFree) return undefined;
    // Nobody has asked for it: if it fails, the button and the password remain.
    const quietly = () => void offer().catch(() => undefined);
    quietly();
    const timer = setInterval(quietly, renewMs);
    return () => clearInterval(timer);
  }, [isFree]);
  useEffect(() => cancelPasskeyQuestion, []);
  return { press: () => void run(null), isBusy, isClosed, problem };
}
