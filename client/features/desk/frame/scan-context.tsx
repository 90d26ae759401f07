import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../../../messages/compiled/messages.js';
import { playTone, type ToneKind } from '../../../lib/scanner/answer-tones';
import { ApiProblem } from '../../../lib/api';
import { listenAtDesk } from '../../../lib/scanner/listen-to-scanner';
import { problemWords } from '../../../lib/words/problem-words';
import { useScanCalls } from '../../../data/desk/scans';
import { currentPath } from './sign-in-again';
import { scanTargetOf, type DeskTarget, type ScanAnswer } from './scan-result';
import { pageTarget } from '../../../lib/page-link';

/** Handles a code on a screen. Null if the screen does not use it: it is then looked up in the whole shop. */
export type ScanHandler = (code: string) => ScanAnswer | null | Promise<ScanAnswer | null>;
/** Returns whether the screen used a key pressed by hand. */
export type KeyHandler = (key: string) => boolean;

export interface ScannedCode {
  readonly code: string;
  /** Null while it is looked up. */
  readonly answer: ScanAnswer | null;
}

export interface ScanContext {
  /** Handles a code, from the scanner or typed. */
  readonly handleCode: (code: string) => void;
  readonly last: ScannedCode | null;
  /** Shows the chosen target as the answer. */
  readonly showTarget: (target: DeskTarget) => void;
  /** Shows an answer to a pressed key, with its sound, when the key could do nothing. */
  readonly showAnswer: (answer: ScanAnswer) => void;
  /** Replaces the answer to a code whose problem was solved on its page. Does nothing if another was scanned since. */
  readonly replaceAnswer: (code: string, answer: ScanAnswer) => void;
  /** Returns whether the open screen uses single keys: letters and digits pressed outside of fields. */
  readonly usesKeys: () => boolean;
  /** Number of codes that the scanner has read here. */
  readonly reads: number;
  /** Codes that could not be looked up without a network. */
  readonly unsentCodes: readonly string[];
  readonly resendCodes: () => void;
  readonly isLoud: boolean;
  readonly setLoud: (loud: boolean) => void;
  readonly listen: (listener: Listener) => () => void;
}

interface Listener {
  readonly scans: ScanHandler;
  readonly keys: KeyHandler;
}

const tones: Record<ScanAnswer['tone'], ToneKind> = { right: 'accepted', wrong: 'problem', ask: 'unknown' };
const muteKey = 'dogear-desk-mute';
const retryMs = 4000;
const sleep = (ms: number) => new Promise<void>((go) => void setTimeout(go, ms));
/** Milliseconds for which a code waits for its page. A page that could not be loaded handles none. */
const maxWaitMs = 3000;

/** Waits until a part of the page listens, because a new page is hydrated a moment after the frame. */
async function waitForListener(listeners: { readonly current: readonly Listener[] }): Promise<void> {
  for (let waited = 0; listeners.current.length === 0 && waited < maxWaitMs; waited += 50) await sleep(50);
}

const pressable = 'button, a, summary, select, [role="button"], [role="switch"]';

/** Removes the focus from a button that was pressed before the scan, so that a following Enter does not press it. */
function releaseFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(pressable)) activeElement.blur();
}
const Context = createContext<ScanContext | null>(null);
const noKey: KeyHandler = () => false;

/**
 * Listens to the hand scanner on every page of the desk. The parts of the open screen handle a code first, in their
 * order. Codes are handled one by one.
 */
export function ScanProvider({ children }: { readonly children: ReactNode }) {
  const scans = useScanCalls();
  const router = useRouter();
  const listeners = useRef<readonly Listener[]>([]);
  const waiting = useRef<Promise<void>>(Promise.resolve());
  const pendingScans = useRef(0);
  const loud = useRef(true);
  const [last, setLast] = useState<ScannedCode | null>(null);
  const [unsentCodes, setUnsentCodes] = useState<readonly string[]>([]);
  const [isLoud, setIsLoud] = useState(true);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    loud.current = localStorage.getItem(muteKey) === null;
    // oxlint-disable-next-line react/set-state-in-effect -- kept on the device, known only after hydration
    setIsLoud(loud.current);
  }, []);
  const handleCode = useCallback(
    (code: string) => {
      const answerScan = async (): Promise<ScanAnswer> => {
        // A person who opens a parcel and scans its first book at once means that parcel. Its page is hydrated a moment
        // after the frame.
        await sleep(0);
        await waitForListener(listeners);
        for (const listener of listeners.current) {
          // A key pressed right after the scan must find the scanned copy on the screen.
          const screenAnswer = await flushSync(() => listener.scans(code));
          if (screenAnswer !== null) return screenAnswer;
        }
        const { go, answer } = scanTargetOf(await scans.find(code));
        if (go !== null) await router.navigate({ ...go.target });
        return answer;
      };
      const handleNext = async () => {
        setLast({ code, answer: null });
        const answer = await answerScan().catch((error: unknown): ScanAnswer => {
          const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
          if (problem.code === 'sign-in-required')
            return {
              tone: 'wrong',
              words: m.account_signed_out(),
              links: [
                {
                  target: pageTarget({ to: '/login', search: { returnTo: currentPath() } }),
                  words: m.accounts_sign_in(),
                },
              ],
            };
          if (problem.code !== 'offline') return { tone: 'wrong', words: problemWords(problem) };
          setUnsentCodes((before) => (before.includes(code) ? before : [...before, code]));
          return { tone: 'ask', words: m.desk_scan_kept() };
        });
        setLast({ code, answer });
        if (loud.current) playTone(tones[answer.tone]);
        pendingScans.current -= 1;
      };
      pendingScans.current += 1;
      waiting.current = waiting.current.then(handleNext);
    },
    [scans, router],
  );
  const press = useCallback((key: string): boolean => {
    const pressListeners = () => listeners.current.some(({ keys }) => keys(key));
    if (pendingScans.current === 0) return pressListeners();
    if (!listeners.current.some(({ keys }) => keys !== noKey)) return false;
    // The key belongs to the copy whose scan is still being handled.
    waiting.current = waiting.current
      .then(() => waitForListener(listeners))
      .then(() => {
        flushSync(pressListeners);
      });
    return true;
  }, []);
  const resendCodes = useCallback(() => {
    setUnsentCodes([]);
    for (const code of unsentCodes) handleCode(code);
  }, [unsentCodes, handleCode]);
  useEffect(
    () =>
      listenAtDesk(
        document,
        (code) => {
          releaseFocus();
          setReads((before) => before + 1);
          handleCode(code);
        },
        press,
      ),
    [handleCode, press],
  );
  useEffect(() => {
    if (unsentCodes.length === 0) return undefined;
    let isOver = false;
    // A network may return without an event, or need a moment after one, so a question to the shop tests it.
    const ask = async () => {
      const isBack = await scans.isReachable();
      if (!isBack || isOver) return;
      isOver = true;
      resendCodes();
    };
    const retry = () => void ask();
    const timer = setInterval(retry, retryMs);
    addEventListener('online', retry);
    return () => {
      isOver = true;
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [scans, unsentCodes, resendCodes]);
  const listen = useCallback((listener: Listener) => {
    listeners.current = [...listeners.current, listener];
    return () => {
      listeners.current = listeners.current.filter((one) => one !== listener);
    };
  }, []);
  const context = useMemo<ScanContext>(
    () => ({
      handleCode,
      last,
      reads,
      unsentCodes,
      resendCodes,
      isLoud,
      listen,
      showTarget: ({ words }) =>
        setLast((before) =>
          before === null || before.answer === null
            ? before
            : {
                ...before,
                answer: {
                  tone: before.answer.tone === 'ask' ? 'right' : before.answer.tone,
                  words: before.answer.words,
                  note: words,
                },
              },
        ),
      showAnswer: (answer) => {
        setLast({ code: '', answer });
        if (loud.current) playTone(tones[answer.tone]);
      },
      replaceAnswer: (code, answer) => {
        setLast((before) =>
          before === null || before.answer === null || before.code.trim().toUpperCase() !== code
            ? before
            : { ...before, answer },
        );
      },
      // The parts of a trade are hydrated a moment after the frame.
      usesKeys: () =>
        listeners.current.some(({ keys }) => keys !== noKey) ||
        (listeners.current.length === 0 && router.state.location.pathname.includes('/desk/trades/')),
      setLoud: (on) => {
        loud.current = on;
        setIsLoud(on);
        if (on) localStorage.removeItem(muteKey);
        else localStorage.setItem(muteKey, '1');
      },
    }),
    [handleCode, last, reads, unsentCodes, resendCodes, isLoud, listen, router],
  );
  return <Context value={context}>{children}</Context>;
}

/**
 * Returns the scanner of the desk.
 * @throws Error outside of a ScanProvider
 */
export function useScanContext(): ScanContext {
  const context = use(Context);
  if (context === null) throw new Error('outside of ScanProvider');
  return context;
}

const ignoreScan = () => null;

/**
 * Handles scans and pressed keys while this part is on the page. Every screen of the desk calls it, even one that
 * handles none: a code waits until its page is there.
 */
export function useScans(scans: ScanHandler = ignoreScan, keys: KeyHandler = noKey): void {
  const { listen } = useScanContext();
  const onScan = useEffectEvent(scans);
  const onKey = useEffectEvent(keys);
  const usesKeys = keys !== noKey;
  useEffect(
    () => listen({ scans: (code) => onScan(code), keys: usesKeys ? (key) => onKey(key) : noKey }),
    [listen, usesKeys],
  );
}
