import { useState } from 'react';
import { m } from '../../../../../../messages/compiled/messages.js';
import { countParams } from '../../../../../lib/words/count-params';
import { useScanContext } from '../../../frame/scan-context';
import type { InboundLine } from '../parcel-copies';

export interface FinishRequestInput {
  readonly ungraded: readonly InboundLine[];
  /** Ungraded copies whose grading is not being saved. */
  readonly copiesToGrade: readonly InboundLine[];
  readonly isSavingAny: boolean;
  /** ISBNs of books about which the clerk has not decided. */
  readonly openQuestions: readonly string[];
  readonly openQuestion: (isbn: string) => void;
}

export interface FinishRequest {
  /** Whether the clerk has asked to finish. A later scan or Escape takes this back. */
  readonly isRequested: boolean;
  /** Whether the summary is open: finishing is requested, and all gradings are saved. */
  readonly isOpen: boolean;
  /** Requests to finish. If something is left to do, it shows that instead. */
  readonly request: () => void;
  readonly cancel: () => void;
}

/** Returns whether the clerk has asked to finish grading, and whether the parcel is ready for it. */
export function useFinishRequest({
  ungraded,
  copiesToGrade,
  isSavingAny,
  openQuestions,
  openQuestion,
}: FinishRequestInput): FinishRequest {
  const { showAnswer } = useScanContext();
  const [isRequested, setRequested] = useState(false);
  const request = () => {
    const [isbn] = openQuestions;
    if (isbn !== undefined) {
      openQuestion(isbn);
      showAnswer({ tone: 'ask', words: m.desk_strays_open(countParams(openQuestions.length)) });
      return;
    }
    if (copiesToGrade.length > 0) {
      showAnswer({ tone: 'wrong', words: m.desk_left(countParams(copiesToGrade.length)) });
      return;
    }
    setRequested(true);
  };
  return {
    isRequested,
    isOpen: isRequested && ungraded.length === 0 && !isSavingAny,
    request,
    cancel: () => setRequested(false),
  };
}
