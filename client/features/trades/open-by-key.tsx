import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { ApiProblem, read } from '../../lib/api';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { ProblemState } from '../../ui/problem-state';
import { Skeleton } from '../../ui/skeleton';

/**
 * The guest's link from the mail: its key becomes a cookie, and the address loses it, so that it stands in no history,
 * screenshot or forwarded link. In the browser only, since the cookie must reach it.
 */
export function OpenByKey({ id, guestKey }: { readonly id: string; readonly guestKey: string }) {
  const api = useApi();
  const router = useRouter();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const open = async () => {
    setProblem(null);
    try {
      await read(api.trades[':id'].key.$post({ param: { id: encodeURIComponent(id) }, json: { key: guestKey } }));
      await router.navigate({ to: '.', search: {}, replace: true });
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('internal', 0));
    }
  };
  const opening = useRef(false);
  useEffect(() => {
    if (opening.current) return;
    opening.current = true;
    void open();
  });
  if (problem === null) {
    return (
      <div className="page" aria-busy="true">
        <p style={{ paddingBlock: 40 }}><output className="lead">{m.trade_opening()}</output></p>
        <Skeleton height={280} />
      </div>
    );
  }
  const isWrong = problem.code === 'trade-not-found';
  return (
    <div className="page">
      <ProblemState level={1} title={m.trade_key_wrong()} actions={isWrong ? <PageLink to="/find-trade" className={buttonClass()}>{m.find_trade_link()}</PageLink> : <Button onClick={() => void open()}>{m.error_again()}</Button>}>
        <p>{isWrong ? m.trade_key_wrong_text() : problemWords(problem)}</p>
      </ProblemState>
    </div>
  );
}
