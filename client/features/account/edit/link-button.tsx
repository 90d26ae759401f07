import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useRequireFreshProof } from '../../../data/account/linked-sign-ins';
import { useBusyAction } from '../../../lib/busy-action';
import { useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { ProblemNotice } from '../problem-notice';
import styles from '../account.module.css';

/**
 * Button that links the sign-in of a provider and returns to `returnPath`. It leaves the page, so it asks for fresh
 * proof first.
 */
export function LinkButton({
  provider: { id, label },
  returnPath,
}: {
  readonly provider: Provider;
  readonly returnPath: string;
}) {
  const requireFreshProof = useRequireFreshProof();
  const withFreshProof = useFreshProof();
  const { run, isBusy, problem } = useBusyAction(async () => {
    await withFreshProof(requireFreshProof);
    const query = new URLSearchParams({ purpose: 'link', language: language(), returnTo: returnPath }).toString();
    location.assign(`/api/sso/${encodeURIComponent(id)}?${query}`);
  });
  return (
    <div className={styles['after']}>
      <Button kind="outline" isBusy={isBusy} onClick={() => void run()}>
        {m.account_sign_in_link({ provider: label })}
      </Button>
      <ProblemNotice problem={problem} />
    </div>
  );
}
