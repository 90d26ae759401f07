import { useEffect, useRef } from 'react';
import type { RunLine } from '../../../../domain/scanning/run';
import { playTone, type ToneKind } from '../../../lib/scanner/answer-tones';
import { isProblem, isUnknown, offerOf } from '../line-words';

/** Returns the tone of an answer. Null while there is none. */
export function toneOf(line: RunLine): ToneKind | null {
  if (isProblem(line)) return 'problem';
  if (line.answer.kind !== 'answered') return null;
  if (isUnknown(line)) return 'unknown';
  return offerOf(line) !== null && line.offered >= line.quantity ? 'accepted' : 'declined';
}

/** Plays a tone once for each single read, as soon as its answer comes. `reads` rises with every single read. */
export function useAnswerTone(line: RunLine | undefined, reads: number, isOn: boolean): void {
  const sounded = useRef(reads);
  const tone = line === undefined ? null : toneOf(line);
  useEffect(() => {
    if (sounded.current === reads || tone === null) return;
    sounded.current = reads;
    if (isOn) playTone(tone);
  }, [reads, tone, isOn]);
}
