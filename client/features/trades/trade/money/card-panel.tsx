import { formatMoney } from '../../../../../domain/format';
import { formatInstant } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { problemWords } from '../../../../lib/words/problem-words';
import { useStartPayment } from '../../../../data/trade/open-trade';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import { useLiveTrade } from '../../../../data/trade/live-trade';
import styles from './money.module.css';
import pageStyles from '../trade.module.css';

export interface CardPanelProps {
  readonly card: NonNullable<Trade['card']>;
  readonly timeZone: string;
}

/** Payment by card, wallet or a local method on the provider's page, with the result of the last attempt. */
export function CardPanel({ card, timeZone }: CardPanelProps) {
  const startPayment = useStartPayment();
  const { trade, refresh } = useLiveTrade();
  const amount = formatMoney(card.amount, language());
  const { run, isBusy, problem } = useBusyAction(async () => {
    try {
      location.assign(await startPayment(trade.id));
    } catch (error) {
      await refresh(true);
      throw error;
    }
  });
  const isWorking = card.state === 'processing';
  return (
    <section className={classes(styles['pay'], pageStyles['taking-panel'])}>
      <SectionHead size="block" title={m.trade_pay_title()} />
      {isWorking ? <Notice kind="waiting">{m.trades_card_processing()}</Notice> : null}
      {card.state === 'failed' ? <Notice kind="wrong">{m.trades_card_failed()}</Notice> : null}
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {isWorking ? null : (
        <>
          <Button kind="take" size="big" isBusy={isBusy} onClick={() => void run()}>
            {card.state === 'failed' ? m.trades_card_again({ amount }) : m.trades_card_pay({ amount })}
          </Button>
          <p className="small">{m.trades_card_text({ until: formatInstant(card.payBy, language(), timeZone) })}</p>
        </>
      )}
    </section>
  );
}
