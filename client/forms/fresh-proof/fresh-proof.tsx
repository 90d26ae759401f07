import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/api';
import { storeTypedText, type TypedText } from './typed-text';
import { reportMissing, type Missing } from '../../lib/parts/missing';
import { part } from '../../lib/parts/part';

const FreshProofSheet = part(async () => (await import('./fresh-proof-sheet')).FreshProofSheet);

/**
 * A form whose call may be interrupted. A fresh sign-on leaves the page, so the typed text is kept in the tab under the
 * form's name.
 */
export interface Interrupted {
  readonly form: string;
  readonly typed: TypedText;
  /** Asks even if the last proof still counts, before actions that can't be undone. */
  readonly always?: boolean;
}

/** Makes a call. If the API wants fresh proof, asks the person for it and repeats the call. */
export type WithFreshProof = <Result>(call: () => Promise<Result>, interrupted?: Interrupted) => Promise<Result>;

/** A call that waits for its proof. */
interface Waiting {
  /** Only a passkey counts: the session needs a second factor. */
  readonly passkeyOnly: boolean;
  readonly interrupted: Interrupted | undefined;
  /** Element that had the focus and gets it again after the dialog, which is removed at once. */
  readonly from: Element | null;
  readonly settle: (proved: boolean) => void;
  /** Ends the call with a problem, where the dialog can't be shown. */
  readonly fail: (problem: ApiProblem) => void;
}

const wantsProof: ReadonlySet<ApiProblem['code']> = new Set(['fresh-proof-required', 'second-factor-required']);

const Proof = createContext<WithFreshProof>((call) => call());

/**
 * Provides the dialog that asks for fresh proof, around every screen whose calls may be answered with
 * `fresh-proof-required`. The dialog's script is fetched when it is first needed.
 */
export function FreshProof({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const asked = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    const from = waiting?.from;
    return from instanceof HTMLElement ? () => from.focus() : undefined;
  }, [waiting]);
  const ask = useCallback((passkeyOnly: boolean, interrupted: Interrupted | undefined) => {
    // Several calls at once need one proof.
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
          // After a password, the call may still need the second factor.
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
            if (waiting.interrupted !== undefined) storeTypedText(waiting.interrupted.form, waiting.interrupted.typed);
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

/** Reports that the dialog could not be loaded: the form shows the problem, and its button tries again. */
function NoSheet({ onMissing, again }: NoSheetProps) {
  useEffect(() => {
    const { onLine } = navigator;
    // A script that a deploy has removed exists only in the newest version of the page.
    if (onLine) reportMissing({ what: 'part', again: () => again().then(() => reportMissing(null)) });
    onMissing(new ApiProblem(onLine ? 'internal' : 'offline', 0));
  }, [onMissing, again]);
  return null;
}

/**
 * Returns `withFreshProof` of the nearest `FreshProof`. If the person closes the dialog, it throws the call's own
 * problem. Without a `FreshProof` around, it only makes the call.
 */
export function useFreshProof(): WithFreshProof {
  return use(Proof);
}
