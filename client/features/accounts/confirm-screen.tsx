import { m } from '../../../messages/compiled/messages.js';
import { ownPath } from '../../../domain/accounts/return-path';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import styles from './accounts.module.css';
import { useComeIn } from './come-in';
import { FormNotice } from './form-notice';
import { NarrowPage } from './narrow-page';

/** The page behind the link in the mail: it confirms on a press, so that a mail program looking at links does not. */
export function ConfirmScreen({ token }: { readonly token: string }) {
  const api = useApi();
  const comeIn = useComeIn();
  const { run, busy, problem } = useBusyAction(async () => {
    const { returnTo, followed } = await read(api.accounts.confirmations.$post({ json: { token } }));
    await comeIn(followed, ownPath(returnTo) ?? `/${language()}`);
  });
  // A token cut off by a mail program is as good as an old one.
  if (token.length < 16 || problem?.code === 'link-invalid' || problem?.code === 'invalid-input') {
    return (
      <NarrowPage title={m.accounts_confirm_invalid_title()} lead={m.accounts_confirm_invalid_text()} isNew={problem !== null}>
        <p className={styles['buttons']}>
          <PageLink to="/login" className={buttonClass()}>{m.accounts_sign_in()}</PageLink>
          <PageLink to="/register" className={buttonClass({ kind: 'outline' })}>{m.accounts_to_register()}</PageLink>
        </p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={m.accounts_confirm_title()} lead={m.accounts_confirm_text()}>
      <div className={styles['form']}>
        <FormNotice problem={problem} />
        <p><Button size="big" busy={busy} onClick={() => void run()}>{m.accounts_confirm()}</Button></p>
      </div>
    </NarrowPage>
  );
}
