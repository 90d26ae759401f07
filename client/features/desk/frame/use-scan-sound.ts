import { useCallback, useEffect, useRef, useState } from 'react';
import { playTone, type ToneKind } from '../../../lib/scanner/answer-tones';
import type { ScanAnswer } from './scan-result';

const toneOfAnswer: Record<ScanAnswer['tone'], ToneKind> = { right: 'accepted', wrong: 'problem', ask: 'unknown' };
const muteStorageKey = 'dogear-desk-mute';

export interface ScanSound {
  readonly isLoud: boolean;
  readonly setSound: (isLoud: boolean) => void;
  /** Plays the tone of an answer, unless the sound is off. */
  readonly playAnswer: (answer: ScanAnswer) => void;
}

/** Returns whether answers to scans have a sound. The device stores it. */
export function useScanSound(): ScanSound {
  const [isLoud, setIsLoud] = useState(true);
  // Answers that come later read the present value.
  const isLoudNow = useRef(true);
  useEffect(() => {
    isLoudNow.current = localStorage.getItem(muteStorageKey) === null;
    // oxlint-disable-next-line react/set-state-in-effect -- kept on the device, known only after hydration
    setIsLoud(isLoudNow.current);
  }, []);
  const setSound = useCallback((on: boolean) => {
    isLoudNow.current = on;
    setIsLoud(on);
    if (on) localStorage.removeItem(muteStorageKey);
    else localStorage.setItem(muteStorageKey, '1');
  }, []);
  const playAnswer = useCallback((answer: ScanAnswer) => {
    if (isLoudNow.current) playTone(toneOfAnswer[answer.tone]);
  }, []);
  return { isLoud, setSound, playAnswer };
}
