import { m } from '../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../lib/api';
import { pageTarget } from '../../../lib/page-link';
import { problemWords } from '../../../lib/words/problem-words';
import type { DeskDestination, ScanAnswer } from './scan-result';
import { currentPath } from './sign-in-again-link';

export interface ScannedCode {
  readonly code: string;
  /** Null while it is looked up. */
  readonly answer: ScanAnswer | null;
}

/** Returns the last scan once the clerk has chosen one of the targets of its answer. */
export function withDestination(scan: ScannedCode | null, { words }: DeskDestination): ScannedCode | null {
  if (scan === null || scan.answer === null) return scan;
  const { tone, words: answerWords } = scan.answer;
  return { ...scan, answer: { tone: tone === 'ask' ? 'right' : tone, words: answerWords, note: words } };
}

/** Returns the last scan with another answer, if it is the scan of this code. */
export function withAnswer(scan: ScannedCode | null, code: string, answer: ScanAnswer): ScannedCode | null {
  if (scan === null || scan.answer === null || scan.code.trim().toUpperCase() !== code) return scan;
  return { ...scan, answer };
}

/** Returns the answer to a code that could not be looked up. */
export function answerToProblem(problem: ApiProblem): ScanAnswer {
  if (problem.code === 'offline') return { tone: 'ask', words: m.desk_scan_kept() };
  if (problem.code !== 'sign-in-required') return { tone: 'wrong', words: problemWords(problem) };
  const signIn = pageTarget({ to: '/login', search: { returnTo: currentPath() } });
  return {
    tone: 'wrong',
    words: m.account_signed_out(),
    links: [{ target: signIn, words: m.accounts_sign_in() }],
  };
}
