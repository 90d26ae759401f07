import { useRouter } from '@tanstack/react-router';
import { sessionPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { FreshProof, useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { useAddPasskey } from '../../../data/account/passkeys';
import { countParams } from '../../../lib/words/count-params';
import { problemWords } from '../../../lib/words/problem-words';
import { useCheckDeskAccess, useCountPasskeys } from '../../../data/desk/desk-access';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { formatFigure } from '../desk-words';

interface PasskeyGateProps {
  /** Number of the account's passkeys. */
  readonly passkeys: number;
}

/**
 * Page that asks staff for a passkey, or creates one, and then opens the requested page. An account without a passkey
 * can only create one.
 */
export function PasskeyGate({ passkeys }: PasskeyGateProps) {
  return (
    <FreshProof>
      <PasskeyForm passkeys={passkeys} />
    </FreshProof>
  );
}

function PasskeyForm({ passkeys }: PasskeyGateProps) {
  const checkAccess = useCheckDeskAccess();
  const countPasskeys = useCountPasskeys();
  const addPasskey = useAddPasskey();
  const router = useRouter();
  const withFreshProof = useFreshProof();
  const { run, isBusy, problem } = useBusyAction(async () => {
    await withFreshProof(checkAccess);
    await router.invalidate();
  });
  const creation = useBusyAction(async () => {
    await withFreshProof(async () => {
      await addPasskey(m.account_passkey_name_first({ number: formatFigure((await countPasskeys()) + 1) }));
    });
    await router.invalidate();
  });
  const shownProblem = problem ?? creation.problem;
  const hours = countParams(sessionPolicy.deskHours);
  return (
    <div className={styles['passkey-gate']}>
      <h1>{m.desk_passkey_title()}</h1>
      <p className="lead">{passkeys === 0 ? m.desk_passkey_first(hours) : m.desk_passkey_text(hours)}</p>
      {shownProblem === null || shownProblem.code === 'second-factor-required' ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(shownProblem)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        {passkeys === 0 ? null : (
          <Button isBusy={isBusy} onClick={() => void run()}>
            {m.desk_passkey_use()}
          </Button>
        )}
        <Button kind={passkeys === 0 ? 'ink' : 'outline'} isBusy={creation.isBusy} onClick={() => void creation.run()}>
          {m.desk_passkey_create()}
        </Button>
      </p>
    </div>
  );
}
