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
import { ApiProblem } from '../../../lib/api';
import { listenAtDesk } from '../../../lib/scanner/listen-to-scanner';
import { useScanCalls } from '../../../data/desk/scans';
import { answerToProblem, withAnswer, withDestination, type ScannedCode } from './last-scan';
import { isToReceive, scanResultOf, type DeskDestination, type ScanAnswer } from './scan-result';
import { useScanSound } from './use-scan-sound';
import { retryUntilOnline } from '../retry-until-online';

/** Handles a code on a screen. Returns null if the screen does not use it; the code is then looked up in the shop. */
export type ScanHandler = (code: string) => ScanAnswer | null | Promise<ScanAnswer | null>;
/** Returns whether the screen used a key pressed by hand. */
export type KeyHandler = (key: string) => boolean;

export interface ScanContext {
  /** Handles a code, from the scanner or typed. */
  readonly handleCode: (code: string) => void;
  /** Handles the code in the address of an opened page, before all scans that wait. */
  readonly handleAddressCode: (code: string) => void;
  readonly lastScan: ScannedCode | null;
  /** Shows the chosen target as the answer. */
  readonly showDestination: (target: DeskDestination) => void;
  /** Shows an answer, with its sound, to a pressed key that has no effect. */
  readonly showAnswer: (answer: ScanAnswer) => void;
  /** Replaces the answer to a code whose problem was solved on its page. Does nothing if another was scanned since. */
  readonly replaceAnswer: (code: string, answer: ScanAnswer) => void;
  /** Returns whether the open screen uses single keys: letters and digits pressed outside of fields. */
  readonly hasKeyHandler: () => boolean;
  /** Number of codes that the scanner has read here. */
  readonly readCount: number;
  /** Codes that could not be looked up without a network. */
  readonly unsentCodes: readonly string[];
  readonly resendCodes: () => void;
  readonly isLoud: boolean;
  readonly setSound: (isLoud: boolean) => void;
  readonly listen: (listener: Listener) => () => void;
}

interface Listener {
  readonly handleScan: ScanHandler;
  readonly handleKey: KeyHandler;
}

const sleep = (ms: number) => new Promise<void>((go) => void setTimeout(go, ms));
/** Most milliseconds for which a code waits for a page that handles it. */
const maxWaitMs = 3000;
/** Milliseconds between two looks for such a page. */
const lookMs = 50;

/** Waits until a list has an element, at most `maxWaitMs`. */
async function waitForFirst(list: { readonly current: readonly unknown[] }): Promise<void> {
  for (let waited = 0; list.current.length === 0 && waited < maxWaitMs; waited += lookMs) await sleep(lookMs);
}

/** Sends codes again once the shop can be reached. A call tests it. */
function useResend(codes: readonly string[], resendCodes: () => void): void {
  const scans = useScanCalls();
  useEffect(() => {
    if (codes.length === 0) return undefined;
    let isOver = false;
    const resendIfReachable = async () => {
      if (!(await scans.isReachable()) || isOver) return;
      isOver = true;
      resendCodes();
    };
    const endRetries = retryUntilOnline(() => void resendIfReachable());
    return () => {
      isOver = true;
      endRetries();
    };
  }, [scans, codes, resendCodes]);
}

const pressable = 'button, a, summary, select, [role="button"], [role="switch"]';

/** Removes the focus from a button that was pressed before the scan, so that a following Enter does not press it. */
function releaseFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(pressable)) activeElement.blur();
}

const Context = createContext<ScanContext | null>(null);
const ignoreKey: KeyHandler = () => false;

/**
 * Listens to the hand scanner on every page of the desk. The parts of the open screen handle a code first, in their
 * order. Codes are handled one by one.
 */
export function ScanProvider({ children }: { readonly children: ReactNode }) {
  const scans = useScanCalls();
  const router = useRouter();
  const listeners = useRef<readonly Listener[]>([]);
  /** Codes of the addresses of opened pages, which are not handled yet. */
  const addressCodes = useRef<readonly string[]>([]);
  const waiting = useRef<Promise<void>>(Promise.resolve());
  const pendingScans = useRef(0);
  const [lastScan, setLastScan] = useState<ScannedCode | null>(null);
  const [unsentCodes, setUnsentCodes] = useState<readonly string[]>([]);
  const { isLoud, setSound, playAnswer } = useScanSound();
  const [readCount, setReadCount] = useState(0);
  const answerScan = useCallback(
    async (code: string): Promise<ScanAnswer> => {
      for (const listener of listeners.current) {
        // A key pressed right after the scan must find the scanned copy on the screen.
        const screenAnswer = await flushSync(() => listener.handleScan(code));
        if (screenAnswer !== null) return screenAnswer;
      }
      const scan = await scans.find(code);
      const { destination, answer } = scanResultOf(scan);
      if (destination !== null) await router.navigate({ ...destination.target });
      // The opened page receives the parcel of its address. The next scan may be a book of this parcel.
      if (isToReceive(scan)) await waitForFirst(addressCodes);
      return answer;
    },
    [scans, router],
  );
  const handleNow = useCallback(
    async (code: string): Promise<void> => {
      setLastScan({ code, answer: null });
      const answer = await answerScan(code).catch((error: unknown): ScanAnswer => {
        const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
        if (problem.code === 'offline')
          setUnsentCodes((before) => (before.includes(code) ? before : [...before, code]));
        return answerToProblem(problem);
      });
      setLastScan({ code, answer });
      playAnswer(answer);
    },
    [answerScan, playAnswer],
  );
  const queueTurn = useCallback(
    (code: string | null) => {
      const handleAddressCodes = async () => {
        const codes = addressCodes.current;
        addressCodes.current = [];
        for (const each of codes) await handleNow(each);
      };
      const takeTurn = async () => {
        if (code !== null) {
          setLastScan({ code, answer: null });
          // A person who opens a parcel and scans its first book at once means that parcel. Its page is hydrated a
          // moment after the frame.
          await sleep(0);
          await waitForFirst(listeners);
          await handleAddressCodes();
          await handleNow(code);
        }
        await handleAddressCodes();
        pendingScans.current -= 1;
      };
      pendingScans.current += 1;
      waiting.current = waiting.current.then(takeTurn);
    },
    [handleNow],
  );
  const handleCode: (code: string) => void = queueTurn;
  const handleAddressCode = useCallback(
    (code: string) => {
      addressCodes.current = [...addressCodes.current, code];
      queueTurn(null);
    },
    [queueTurn],
  );
  const handleKeyInTurn = useCallback((key: string): boolean => {
    const pressListeners = () => listeners.current.some(({ handleKey }) => handleKey(key));
    if (pendingScans.current === 0) return pressListeners();
    if (!listeners.current.some(({ handleKey }) => handleKey !== ignoreKey)) return false;
    // The key belongs to the copy whose scan is still being handled.
    waiting.current = waiting.current
      .then(() => waitForFirst(listeners))
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
          setReadCount((before) => before + 1);
          handleCode(code);
        },
        handleKeyInTurn,
      ),
    [handleCode, handleKeyInTurn],
  );
  useResend(unsentCodes, resendCodes);
  const listen = useCallback((listener: Listener) => {
    listeners.current = [...listeners.current, listener];
    return () => {
      listeners.current = listeners.current.filter((each) => each !== listener);
    };
  }, []);
  const context = useMemo<ScanContext>(
    () => ({
      handleCode,
      handleAddressCode,
      lastScan,
      readCount,
      unsentCodes,
      resendCodes,
      isLoud,
      listen,
      setSound,
      showDestination: (destination) => setLastScan((scan) => withDestination(scan, destination)),
      showAnswer: (answer) => {
        setLastScan({ code: '', answer });
        playAnswer(answer);
      },
      replaceAnswer: (code, answer) => setLastScan((scan) => withAnswer(scan, code, answer)),
      // The parts of a trade are hydrated a moment after the frame.
      hasKeyHandler: () =>
        listeners.current.some(({ handleKey }) => handleKey !== ignoreKey) ||
        (listeners.current.length === 0 && router.state.location.pathname.includes('/desk/trades/')),
    }),
    [
      handleCode,
      handleAddressCode,
      lastScan,
      readCount,
      unsentCodes,
      resendCodes,
      isLoud,
      listen,
      setSound,
      playAnswer,
      router,
    ],
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
 * handles none, because a code waits until a screen has called it.
 */
export function useScans(scans: ScanHandler = ignoreScan, keys: KeyHandler = ignoreKey): void {
  const { listen } = useScanContext();
  const onScan = useEffectEvent(scans);
  const onKey = useEffectEvent(keys);
  const hasKeys = keys !== ignoreKey;
  useEffect(
    () => listen({ handleScan: (code) => onScan(code), handleKey: hasKeys ? (key) => onKey(key) : ignoreKey }),
    [listen, hasKeys],
  );
}
