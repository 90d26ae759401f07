import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { Switch } from '../../ui/fields/switch';
import { ProblemNotice } from './problem-notice';
import styles from './account.module.css';
import { useAccountChange } from './use-account-change';

/** Switch for mails about wished books that came in. */
export function WishMails({ on }: { readonly on: boolean }) {
  const api = useApi();
  const { run, busy, problem } = useAccountChange((wishMails: boolean) =>
    read(api.account.$patch({ json: { wishMails } })),
  );
  return (
    <div className={styles['choice']}>
      <Switch
        label={
          <>
            {m.room_wishes_mails()}
            <small>{m.room_wishes_mails_hint()}</small>
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
