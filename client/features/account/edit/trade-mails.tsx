import { m } from '../../../../messages/compiled/messages.js';
import { read } from '../../../lib/api';
import { useApi } from '../../../lib/use-api';
import { Switch } from '../../../ui/fields/switch';
import { ProblemNotice } from '../problem-notice';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

/**
 * Switch for optional mails about trades: reminders and good news. Mails about what is owed or agreed are always sent.
 */
export function TradeMails({ on }: { readonly on: boolean }) {
  const api = useApi();
  const { run, busy, problem } = useAccountChange((tradeMails: boolean) =>
    read(api.account.$patch({ json: { tradeMails } })),
  );
  return (
    <div className={styles['choice']}>
      <Switch
        label={
          <>
            {m.room_trade_mails()}
            <small>{m.room_trade_mails_hint()}</small>
          </>
        }
        checked={busy ? !on : on}
        aria-busy={busy || undefined}
        onChange={(event) => void run(event.target.checked)}
      />
      <ProblemNotice problem={problem} />
    </div>
  );
}
