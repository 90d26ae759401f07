import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ApiProblem } from '../../lib/api';
import { storeTypedText, type TypedText } from './typed-text';
import { reportMissing, type MissingScript } from '../../lib/parts/missing-script';
import { lazyPart } from '../../lib/parts/part';

const FreshProofSheet = lazyPart(async () => (await import('./fresh-proof-sheet')).FreshProofSheet);

/**
 * A form whose call may be interrupted. A fresh sign-on leaves the page, so the typed text is kept in the tab under the
 * form's name.
 */
export interface InterruptedForm {
  readonly form: string;
  readonly typed: TypedText;
  /** Whether the last proof does not count, because the action can't be undone. */
  readonly needsNewProof?: boolean;
}

/** Makes a call. If the API wants fresh proof, asks the person for it and repeats the call. */
export type WithFreshProof = <Result>(call: () => Promise<Result>, interrupted?: InterruptedForm) => Promise<Result>;

/** A call that waits for its proof. */
interface WaitingCall {
  /** Whether only a passkey counts, because the session needs a second factor. */
  readonly needsPasskey: boolean;
  readonly interrupted: InterruptedForm | undefined;
  /** Element that had the focus and gets it again after the dialog, which is removed at once. */
  readonly from: Element | null;
  readonly settle: (proved: boolean) => void;
  /** Ends the call with a problem, where the dialog can't be shown. */
  readonly fail: (problem: ApiProblem) => void;
}

const proofCodes: ReadonlySet<ApiProblem['code']> = new Set(['fresh-proof-required', 'second-factor-required']);

const Proof = createContext<WithFreshProof>((call) => call());

/**
 * Provides the dialog that asks for fresh proof, around every screen whose calls may be answered with
 * `fresh-proof-required`. The dialog's script is fetched when it is first needed.
 */
export function FreshProof({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<WaitingCall | null>(null);
  const openQuestion = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    const from = waiting?.from;
    return from instanceof HTMLElement ? () => from.focus() : undefined;
  }, [waiting]);
  const ask = useCallback((needsPasskey: boolean, interrupted: InterruptedForm | undefined) => {
    // Several calls at once need one proof.
    openQuestion.current ??= new Promise<boolean>((resolve, reject) => {
      const end = () => {
        openQuestion.current = null;
        setWaiting(null);
      };
      setWaiting({
        needsPasskey,
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
    return openQuestion.current;
  }, []);
  const withFreshProof = useMemo<WithFreshProof>(
    () => async (call, interrupted) => {
      const callWithProof = async (): Promise<Awaited<ReturnType<typeof call>>> => {
        try {
          return await call();
        } catch (error) {
          if (!(error instanceof ApiProblem && proofCodes.has(error.code))) throw error;
          if (!(await ask(error.code === 'second-factor-required', interrupted))) throw error;
          // After a password, the call may still need the second factor.
          return callWithProof();
        }
      };
      if (interrupted?.needsNewProof === true && !(await ask(false, interrupted)))
        throw new ApiProblem('fresh-proof-required', 403);
      return callWithProof();
    },
    [ask],
  );
  return (
    <Proof value={withFreshProof}>
      {children}
      {waiting === null ? null : (
        <FreshProofSheet
          needsPasskey={waiting.needsPasskey}
          onProved={() => waiting.settle(true)}
          onClose={() => waiting.settle(false)}
          onLeave={() => {
            if (waiting.interrupted !== undefined) storeTypedText(waiting.interrupted.form, waiting.interrupted.typed);
          }}
          renderMissing={(retry) => <SheetMissing onMissing={waiting.fail} retry={retry} />}
        />
      )}
    </Proof>
  );
}

interface SheetMissingProps extends Pick<MissingScript, 'retry'> {
  readonly onMissing: WaitingCall['fail'];
}

/** Reports that the dialog could not be loaded: the form shows the problem, and its button tries again. */
function SheetMissing({ onMissing, retry }: SheetMissingProps) {
  useEffect(() => {
    const { onLine } = navigator;
    // A script that a deploy has removed exists only in the newest version of the page.
    if (onLine) reportMissing({ what: 'part', retry: () => retry().then(() => reportMissing(null)) });
    onMissing(new ApiProblem(onLine ? 'internal' : 'offline', 0));
  }, [onMissing, retry]);
  return null;
}

/**
 * Returns `withFreshProof` of the nearest `FreshProof`. If the person closes the dialog, it throws the call's own
 * problem. Without a `FreshProof` around, it only makes the call.
 */
export function useFreshProof(): WithFreshProof {
  return use(Proof);
}
