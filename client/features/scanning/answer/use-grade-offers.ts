import { useEffect, useState } from 'react';
import { formatMoney } from '../../../../domain/format';
import type { UsedGrade } from '../../../../domain/grade';
import type { RunLine } from '../../../../domain/scanning/run';
import { language } from '../../../lib/language';
import { useApi } from '../../../lib/use-api';
import { loadGradeOffers } from './grade-offers';

/**
 * Returns the offers of a line's book in each grade, in the language's form, so that each choice shows its price first.
 * Undefined until they are known, and without a network; nothing waits for them. They are loaded once `isWanted`.
 */
export function useGradeOffers(line: RunLine, isWanted = true): ReadonlyMap<UsedGrade, string> | undefined {
  const api = useApi();
  const [known, setKnown] = useState<{ readonly of: string; readonly amounts: ReadonlyMap<UsedGrade, string> } | null>(
    null,
  );
  const { isbn, exLibrary } = line;
  const of = `${isbn ?? ''} ${exLibrary}`;
  const isAnswered = line.answer.kind === 'answered' && line.answer.book !== null;
  useEffect(() => {
    if (isbn === null || !isAnswered || !isWanted) return undefined;
    let isCurrent = true;
    loadGradeOffers(api, isbn, exLibrary)
      .then((offers) => {
        const amounts = new Map([...offers].map(([grade, amount]) => [grade, formatMoney(amount, language())]));
        if (isCurrent) setKnown({ of: `${isbn} ${exLibrary}`, amounts });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [api, isbn, exLibrary, isAnswered, isWanted]);
  return known?.of === of ? known.amounts : undefined;
}
