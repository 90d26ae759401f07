import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { announceListsChanged } from '../../lib/lists-changed';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import styles from './trade.module.css';

/** Cancelling the whole trade, while the lifecycle allows it; asked once more, since it cannot be undone. */
export function CancelTrade({ trade }: { readonly trade: Trade }) {
  const api = useApi();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { run, busy, problem } = useBusyAction(async () => {
    await read(api.trades[':id'].cancel.$post({ param: { id: trade.id } }));
    setOpen(false);
    announceListsChanged();
    await router.invalidate();
  });
  if (!trade.allowed.includes('cancel')) return null;
  const { number } = trade;
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>{m.trade_cancel()}</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={m.trade_cancel_title({ number })} closeLabel={m.trade_close()}>
        <p>{m.trade_cancel_text()}</p>
        {trade.transfer === null ? null : <p>{m.trade_cancel_paid()}</p>}
        {problem === null ? null : <Notice kind="wrong" announce>{problemWords(problem)}</Notice>}
        <p className={styles['buttons']}>
          <Button busy={busy} onClick={() => void run()}>{m.trade_cancel_yes({ number })}</Button>
          <Button kind="outline" onClick={() => setOpen(false)}>{m.trade_cancel_no()}</Button>
        </p>
      </Sheet>
    </>
  );
}
