import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/api';
import { keepTyped, type Typed } from './kept-typed';
import { tellMissing, type Missing } from '../../lib/parts/missing';
import { part } from '../../lib/parts/part';

const FreshProofSheet = part(async () => (await import('./fresh-proof-sheet')).FreshProofSheet);

/**
 * A form whose call may be interrupted: a fresh sign-on leaves the page, so what was typed is kept in the tab under its
 * name.
 */
export interface Interrupted {
  readonly form: string;
  readonly typed: Typed;
  /** Asked also while the last proof still holds: for what can't be undone. */
  readonly always?: boolean;
}

/** Does a call; where the API wants fresh proof, asks the person for it and does the call again. */
export type WithFreshProof = <Result>(call: () => Promise<Result>, interrupted?: Interrupted) => Promise<Result>;

/** One call that waits for its proof. */
interface Waiting {
  /** Only a passkey counts: the session must become one of two factors. */
  readonly passkeyOnly: boolean;
  readonly interrupted: Interrupted | undefined;
  /** What had the focus, and gets it back: the sheet is gone at once, so it cannot see to that itself. */
  readonly from: Element | null;
  readonly settle: (proved: boolean) => void;
  /** Ends the call with a problem, where nobody can be asked. */
  readonly fail: (problem: ApiProblem) => void;
}

const wantsProof: ReadonlySet<ApiProblem['code']> = new Set(['fresh-proof-required', 'second-factor-required']);

const Proof = createContext<WithFreshProof>((call) => call());

/**
 * The place of the sheet that asks "is it you?": around every screen whose calls may be answered with
 * `fresh-proof-required`. The sheet is fetched when it is first needed.
 */
export function FreshProof({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const asked = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    const from = waiting?.from;
    return from instanceof HTMLElement ? () => from.focus() : undefined;
  }, [waiting]);
  const ask = useCallback((passkeyOnly: boolean, interrupted: Interrupted | undefined) => {
    // Several calls at once are proved once.
    asked.current ??= new Promise<boolean>((resolve, reject) => {
      const end = () => {
        asked.current = null;
        setWaiting(null);
      };
      setWaiting({
        passkeyOnly,
        interrupted,
        from: document.activeElement,
        settle: (proved) => {
          end();
          resolve(proved);
        },
        fail: (problem) => {
          end();
          reject(problem);
        },
      });
    });
    return asked.current;
  }, []);
  const withFreshProof = useMemo<WithFreshProof>(
    () => async (call, interrupted) => {
      const tried = async (): Promise<Awaited<ReturnType<typeof call>>> => {
        try {
          return await call();
        } catch (error) {
          if (!(error instanceof ApiProblem && wantsProof.has(error.code))) throw error;
          if (!(await ask(error.code === 'second-factor-required', interrupted))) throw error;
          // Proved by a password, a call may still want the second factor.
          return tried();
        }
      };
      if (interrupted?.always === true && !(await ask(false, interrupted)))
        throw new ApiProblem('fresh-proof-required', 403);
      return tried();
    },
    [ask],
  );
  return (
    <Proof value={withFreshProof}>
      {children}
      {waiting === null ? null : (
        <FreshProofSheet
          passkeyOnly={waiting.passkeyOnly}
          onProved={() => waiting.settle(true)}
          onClose={() => waiting.settle(false)}
          onLeave={() => {
            if (waiting.interrupted !== undefined) keepTyped(waiting.interrupted.form, waiting.interrupted.typed);
          }}
          renderMissing={(again) => <NoSheet onMissing={waiting.fail} again={again} />}
        />
      )}
    </Proof>
  );
}

interface NoSheetProps extends Pick<Missing, 'again'> {
  readonly onMissing: Waiting['fail'];
}

/** The sheet could not be loaded: the form says so in its own place, and its button tries again. */
function NoSheet({ onMissing, again }: NoSheetProps) {
  useEffect(() => {
    const { onLine } = navigator;
    // Of a sheet that is gone after a deploy, only the newest version of the page knows.
    if (onLine) tellMissing({ what: 'part', again: () => again().then(() => tellMissing(null)) });
    onMissing(new ApiProblem(onLine ? 'internal' : 'offline', 0));
  }, [onMissing, again]);
  return null;
}

/**
 * `withFreshProof(call, { form, typed })` of the nearest `FreshProof`. When the person closes the sheet, the call's own
 * problem is thrown. Without a `FreshProof` around it, calls are simply done.
 */
export function useFreshProof(): WithFreshProof {
  return use(Proof);
}
