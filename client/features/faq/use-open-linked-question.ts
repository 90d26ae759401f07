import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ShownFaq } from './use-shown-faq';

/**
 * Opens the question that the address names and scrolls to it, on each such link and when the questions have come.
 * Without script browsers open it themselves, because the named element is inside.
 */
export function useOpenLinkedQuestion({ faq }: ShownFaq): void {
  const location = useLocation();
  useEffect(() => {
    // Without questions nothing can be opened yet.
    const answer = faq === null || location.hash === '' ? null : document.getElementById(location.hash);
    const question = answer?.closest('details');
    if (!answer || !question) return;
    question.open = true;
    answer.scrollIntoView();
  }, [location, faq]);
}
