import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { ApiProblem } from '../../../lib/api';
import { NeedsScriptNotice } from '../../../forms/needs-script-notice';
import { PageLink } from '../../../lib/page-link';
import { problemWords } from '../../../lib/words/problem-words';
import { useOpenByKey } from '../../../data/trade/open-trade';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { ProblemState } from '../../../ui/notices/problem-state';
import { Skeleton } from '../../../ui/notices/skeleton';

/**
 * Opens a guest's trade by the key of the mailed link. The key becomes a cookie, and the trade's page replaces the
 * address, so that no history keeps the key. `guestKey` is null until hydration.
 */
export function GuestLinkScreen({ id, guestKey }: { readonly id: string; readonly guestKey: string | null }) {
  const openByKey = useOpenByKey();
  const router = useRouter();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const open = async () => {
    setProblem(null);
    try {
      await openByKey(id, guestKey ?? '');
      await router.navigate({ to: '/trades/$id', params: { id }, replace: true });
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('internal', 0));
    }
  };
  const opening = useRef(false);
  useEffect(() => {
    if (guestKey === null || opening.current) return;
    opening.current = true;
    void open();
  });
  useEffect(() => {
    // The head of the route says that the order is being opened.
    if (problem !== null)
      document.title = m.shell_page_title({ title: m.trade_key_wrong(), shop: m.shell_shop_name() });
  }, [problem]);
  if (problem === null) {
    return (
      <div className="page" aria-busy="true">
        <NeedsScriptNotice />
        <p style={{ paddingBlock: 40 }}>
          <output className="lead">{m.trade_opening()}</output>
        </p>
        <Skeleton height={280} />
      </div>
    );
  }
  const isWrong = problem.code === 'trade-not-found' || problem.code === 'invalid-input';
  return (
    <div className="page">
      <ProblemState
        level={1}
        title={m.trade_key_wrong()}
        actions={
          isWrong ? (
            <PageLink to="/find-trade" className={buttonClass()}>
              {m.find_trade_link()}
            </PageLink>
          ) : (
            <Button onClick={() => void open()}>{m.error_again()}</Button>
          )
        }
      >
        <p>{isWrong ? m.trade_key_wrong_text() : problemWords(problem)}</p>
      </ProblemState>
    </div>
  );
}
