import { useRouter } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import { FreshProof, useFreshProof } from '../../lib/fresh-proof';
import { PageLink } from '../../lib/page-link';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Notice } from '../../ui/notice';
import styles from './desk.module.css';

/** The desk opens with a passkey: where to show it, and where to get one. */
export function PasskeyDoor() {
  return <FreshProof><Door /></FreshProof>;
}

function Door() {
  const api = useApi();
  const router = useRouter();
  const withFreshProof = useFreshProof();
  const { run, busy, problem } = useBusyAction(async () => {
    await withFreshProof(() => read(api.desk.counts.$get()));
    await router.invalidate();
  });
  return (
    <div className="page">
      <div className={styles['door']}>
        <h1>{m.desk_door_title()}</h1>
        <p className="lead">{m.desk_door_text()}</p>
        {problem === null || problem.code === 'second-factor-required' ? null : <Notice kind="wrong" announce>{problemWords(problem)}</Notice>}
        <p className={styles['buttons']}>
          <Button busy={busy} onClick={() => void run()}>{m.desk_door_passkey()}</Button>
          <PageLink to="/account-details/edit" hash="passkeys" ahead={false} className={buttonClass({ kind: 'outline' })}>{m.desk_door_make()}</PageLink>
        </p>
      </div>
    </div>
  );
}
