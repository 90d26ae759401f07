import { useState } from 'react';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useEndOtherLinks } from '../../../data/trade/open-trade';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import styles from './trade.module.css';

/** Button that ends all mailed links to a guest's trade. This browser keeps its access. */
export function EndLinksButton({ trade: { id, isGuest } }: { readonly trade: Trade }) {
  const endOtherLinks = useEndOtherLinks();
  const [isEnded, setEnded] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => {
    await endOtherLinks(id);
    setEnded(true);
  });
  if (!isGuest) return null;
  return (
    <div className={styles['links']}>
      <p className="small">{m.trade_links_text()}</p>
      {isEnded ? (
        <output>{m.trade_links_ended()}</output>
      ) : (
        <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void run()}>
          {m.trade_links_end()}
        </Button>
      )}
      {problem === null ? null : <p role="alert">{problemWords(problem)}</p>}
    </div>
  );
}
