import { formatMoney } from '../../../../domain/format';
import type { Trade } from '../../../../domain/trades/schemas';
import { money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Beam } from '../../../ui/figures/beam';
import { classes } from '../../../ui/classes';
import { amountPaidForLine } from './line-worth';
import styles from './trade.module.css';

/** Headings "You give" and "You take" above the beam. */
export function TradeHeads({ trade: { inbound, outbound, rows } }: { readonly trade: Trade }) {
  // Includes the postage to the shop that is refunded, as in the balance and at checkout.
  const refundedPostage = rows.find((row) => row.code === 'postage-to-us')?.amount.minor ?? 0;
  const books =
    inbound === null
      ? 0
      : inbound.lines.reduce(
          (sum, line) =>
            sum + (line.unexpected ? 0 : ((amountPaidForLine(inbound.state, line) ?? line.lower)?.minor ?? 0)),
          0,
        );
  const give = inbound === null || books === 0 ? books : books + refundedPostage;
  const take = outbound?.total.minor ?? 0;
  return (
    <div className={styles['heads']}>
      <div className={classes(styles['sides'], (inbound === null || outbound === null) && styles['one'])}>
        {inbound === null ? null : (
          <h2 className="give">
            <span>{m.trade_give()}</span> <span>{formatMoney(money(give, inbound.total.currency), language())}</span>
          </h2>
        )}
        {outbound === null ? null : (
          <h2 className="take">
            <span>{m.trade_take()}</span> <span>{formatMoney(outbound.total, language())}</span>
          </h2>
        )}
      </div>
      {inbound === null || outbound === null ? (
        <hr className={classes(styles['top-rule'], inbound === null ? styles['taking'] : styles['giving'])} />
      ) : (
        <Beam share={give + take === 0 ? 0.5 : give / (give + take)} size="full" />
      )}
    </div>
  );
}
