import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useExportAccount } from '../../../data/account/export-account';
import { useBusyAction } from '../../../lib/busy-action';
import { useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { PageLink } from '../../../lib/page-link';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Fact, Facts } from './facts';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';

/** Consents of the person, the export of all data as one file, and the deletion of the account. */
export function DataPart({
  account: { termsAgreed, wishMails },
  clock,
}: {
  readonly account: AccountSettings;
  readonly clock: AccountClock;
}) {
  const exportAccount = useExportAccount();
  const withFreshProof = useFreshProof();
  const { run, isBusy, problem } = useBusyAction(async () => {
    const everything = await withFreshProof(exportAccount);
    saveFile(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }), 'dogear-account.json');
  });
  return (
    <AccountSection id="data" title={m.account_data()}>
      <Facts>
        <Fact name={m.account_terms()}>
          {termsAgreed === null ? m.account_terms_none() : m.account_terms_agreed({ day: clock(termsAgreed.at) })}
        </Fact>
        <Fact name={m.account_mails()}>{wishMails ? m.account_mails_wishes_on() : m.account_mails_wishes_off()}</Fact>
      </Facts>
      <p className={styles['quiet']}>{m.account_export_text()}</p>
      <p className={styles['after']}>
        <Button kind="outline" isBusy={isBusy} onClick={() => void run()}>
          {m.account_export()}
        </Button>
      </p>
      <ProblemNotice problem={problem} />
      <p className={styles['quiet']}>{m.account_delete_lead()}</p>
      <p className={styles['after']}>
        <PageLink to="/delete-account" preload={false} className={buttonClass({ kind: 'outline' })}>
          {m.account_delete_go()}
        </PageLink>
      </p>
    </AccountSection>
  );
}
