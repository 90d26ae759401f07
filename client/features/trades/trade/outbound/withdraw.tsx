import { useEffect, useRef, useState } from 'react';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { useApi } from '../../../../lib/use-api';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { Sheet } from '../../../../ui/overlays/sheet';
import { usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import styles from './outbound.module.css';
import { StepProblem } from '../live/step-problem';
import { WithdrawChoice, WithdrawConfirm, type Withdrawal } from './withdraw-steps';

/**
 * Button that withdraws from the contract (EU 2023/2673). The first step chooses the books; the second shows the
 * declaration and confirms it. The confirmation is shown at once and mailed.
 */
export function Withdraw({
  trade,
  outbound,
}: {
  readonly trade: Trade;
  readonly outbound: NonNullable<Trade['outbound']>;
}) {
  const api = useApi();
  const open = outbound.lines.filter(({ withdrawable }) => withdrawable);
  const [step, setStep] = useState<'closed' | 'choose' | 'confirm' | 'done'>('closed');
  const [draft, setDraft] = useState<Withdrawal>({ lines: [], reason: 'withdraw', words: '' });
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    // The pressed button is removed with its step. The sheet itself takes the focus when it opens.
    if (before.current !== 'closed' && before.current !== step) page.current?.focus();
    before.current = step;
  }, [step]);
  usePausedUpdates(step === 'choose' || step === 'confirm');
  const { run, busy, problem, forget } = useTradeStep(() =>
    read(api.trades[':id'].withdraw.$post({ param: { id: trade.id }, json: draft })),
  );
  const begin = () => {
    forget();
    setDraft({ lines: open.map(({ line }) => line), reason: 'withdraw', words: '' });
    setStep('choose');
  };
  const confirm = async () => {
    if (await run()) setStep('done');
  };
  const close = () => setStep('closed');
  return (
    <>
      {/* Without its button it stays for its last page: the confirmation. */}
      {trade.allowed.includes('withdraw') ? (
        <Button kind="outline-take" onClick={begin}>
          {m.trades_withdraw()}
        </Button>
      ) : null}
      <Sheet
        open={step !== 'closed'}
        onClose={close}
        title={step === 'done' ? m.trades_withdraw_done_title() : m.trades_withdraw()}
        closeLabel={m.trade_close()}
      >
        <div ref={page} tabIndex={-1} className={styles['sheet']}>
          {step === 'choose' ? (
            <WithdrawChoice lines={open} draft={draft} onChange={setDraft} onNext={() => setStep('confirm')} />
          ) : null}
          {step === 'confirm' ? <WithdrawConfirm trade={trade} lines={outbound.lines} draft={draft} /> : null}
          <StepProblem problem={problem} />
          {step === 'confirm' ? (
            <p className={styles['buttons']}>
              <Button kind="take" busy={busy} onClick={() => void confirm()}>
                {m.trades_withdraw_confirm()}
              </Button>
              <Button kind="outline" onClick={() => setStep('choose')}>
                {m.trades_withdraw_back()}
              </Button>
            </p>
          ) : null}
          {step === 'done' ? (
            <>
              <Notice kind="safe" announce>
                {m.trades_withdraw_done({ email: trade.email })}
              </Notice>
              <p>{draft.reason === 'withdraw' ? m.trades_withdraw_next() : m.trades_withdraw_next_ours()}</p>
              <p>
                <Button onClick={close}>{m.trade_close()}</Button>
              </p>
            </>
          ) : null}
        </div>
      </Sheet>
    </>
  );
}
