import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import desk from '../desk.module.css';
import styles from './trade.module.css';
import { CancelOrderButton } from './cancel-order-button';
import { deskTime } from '../desk-clock';
import { useDeskTrade } from './trade-context';

/** Warning of fraud by a bank, and the desk's actions before anything is packed. Empty without a warning. */
export function WarningFacts() {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const { warnings, allowed } = trade.desk;
  const [first] = warnings;
  if (first === undefined) return null;
  const isChecked = warnings.every(({ lookedAt }) => lookedAt !== null);
  const checkedAt = isChecked ? (warnings.at(-1)?.lookedAt ?? null) : null;
  const isWaiting = allowed.includes('clear-warning');
  return (
    <section className={classes(styles['part'], styles['dispute'])}>
      <h2>
        {m.desk_state_warned()} · {deskTime(first.at)}
      </h2>
      <p className={isWaiting ? styles['past'] : undefined}>
        <b>{m.desk_warning_text()}</b>
      </p>
      {checkedAt === null ? null : (
        <p className="small">{m.desk_warning_cleared({ day: deskTime(checkedAt, 'minute') })}</p>
      )}
      {isWaiting ? (
        <>
          <p>{m.desk_warning_do()}</p>
          <div className={desk['more']}>
            <Button
              kind="outline"
              isBusy={isBusy('clear-warning')}
              onClick={() =>
                void runAction({
                  key: 'clear-warning',
                  words: m.desk_do_clear_warning(),
                  run: calls.clearWarning,
                })
              }
            >
              {m.desk_warning_clear()}
            </Button>
          </div>
          <CancelOrderButton />
        </>
      ) : null}
    </section>
  );
}
