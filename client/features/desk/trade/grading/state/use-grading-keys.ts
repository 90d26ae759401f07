import type { RefObject } from 'react';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useScanContext, type KeyHandler } from '../../../frame/scan-context';
import { gradingStep, type GradingStep } from '../grading-keys';
import type { PhotosHandle } from '../photos';
import type { GradingActions, GradingParts } from './grading-parts';

/** Opens the label of a copy by pressing its link. Does nothing for a copy that is not graded. */
const openLabel = (line: number | undefined) =>
  document.querySelector<HTMLAnchorElement>(`[data-sticker="${line ?? 'none'}"]`)?.click();

/** Returns the handler of keys: one key answers an open question or is a step of grading (`grading-keys.ts`). */
export function useGradingKeys(
  { current, unexpected, charity, finish, isGradedByNextScan, setGradedByNextScan }: GradingParts,
  { saveGrading, undo, answerQuestion, recordAsUnexpected }: GradingActions,
  photos: RefObject<PhotosHandle | null>,
): KeyHandler {
  const { showAnswer } = useScanContext();
  const { copy, mode, questionIsbn } = current;

  const runStep = (step: GradingStep) => {
    switch (step.kind) {
      case 'send':
        if (copy !== null) saveGrading(copy, step.grading);
        break;
      case 'mode':
        current.setMode(step.mode);
        break;
      case 'undo':
        undo();
        break;
      case 'photo':
        photos.current?.open();
        break;
      case 'finish':
        finish.request();
        break;
      case 'label':
        openLabel(copy?.line);
        break;
      case 'grade-by-next-scan':
        setGradedByNextScan(!isGradedByNextScan);
        break;
      case 'next':
        current.selectNeighbour(1);
        break;
      case 'previous':
        current.selectNeighbour(-1);
        break;
      case 'nothing':
        break;
      default:
        step satisfies never;
    }
  };
  /** Answers an open question by Enter or Escape. Returns whether there was one. */
  const answerByKey = (key: string): boolean => {
    if (questionIsbn !== null && (key === 'Enter' || key === 'Escape')) {
      answerQuestion(questionIsbn, key === 'Enter');
      return true;
    }
    if (key !== 'Escape') return false;
    if (charity.currentIsbn !== null) {
      recordAsUnexpected();
      return true;
    }
    const { currentIsbn } = unexpected;
    if (currentIsbn === null) return false;
    current.removeUnexpected(currentIsbn, copy?.book.title ?? currentIsbn);
    return true;
  };

  return (key) => {
    if (answerByKey(key)) return true;
    if (key === 'Escape') finish.cancel();
    const step = gradingStep(key, mode, copy === null || copy.unexpected ? null : copy);
    if (step.kind === 'nothing') {
      // Enter grades nothing without a current copy, or for an unexpected book.
      if (key === 'Enter') showAnswer({ tone: 'ask', words: m.desk_grading_scan() });
      return key === 'Enter';
    }
    if (step.kind === 'send' && finish.isRequested) {
      showAnswer({ tone: 'ask', words: m.desk_finish_waits() });
      return true;
    }
    runStep(step);
    return true;
  };
}
