import { useRouter } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ownPath } from '../../../domain/accounts/return-path';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { language } from '../../lib/language';
import { announceListsChanged } from '../../lib/lists-changed';
import { PageLink } from '../../lib/page-link';
import { announceSessionChanged } from '../../lib/session-changed';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Notice } from '../../ui/notice';
import styles from './accounts.module.css';
import { formWords } from './form-problems';

/** The page behind the link in the mail: it confirms on a press, so that a mail program looking at links does not. */
export function ConfirmScreen({ token }: { readonly token: string }) {
  const api = useApi();
  const router = useRouter();
  const { run, busy, problem } = useBusyAction(async () => {
    const { returnTo } = await read(api.accounts.confirmations.$post({ json: { token } }));
    announceSessionChanged();
    announceListsChanged();
    await router.invalidate();
    await router.navigate({ href: ownPath(returnTo) ?? `/${language()}`, replace: true });
  });
  // A token cut off by a mail program is as good as an old one.
  const isDead = token.length < 16 || problem?.code === 'link-invalid' || problem?.code === 'invalid-input';
  return (
    <div className="page">
      <div className={styles['narrow']}>
        {isDead ? (
          <>
            <h1>{m.accounts_confirm_invalid_title()}</h1>
            <p className="lead" role="alert">{m.accounts_confirm_invalid_text()}</p>
            <p className={styles['buttons']}>
              <PageLink to="/login" className={buttonClass()}>{m.accounts_sign_in()}</PageLink>
              <PageLink to="/register" className={buttonClass({ kind: 'outline' })}>{m.accounts_to_register()}</PageLink>
            </p>
          </>
        ) : (
          <>
            <h1>{m.accounts_confirm_title()}</h1>
            <p className="lead">{m.accounts_confirm_text()}</p>
            {problem === null ? null : <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>{formWords(problem)}</Notice>}
            <p className={styles['buttons']}><Button size="big" busy={busy} onClick={() => void run()}>{m.accounts_confirm()}</Button></p>
          </>
        )}
      </div>
    </div>
  );
}
