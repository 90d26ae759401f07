import { useRouter } from '@tanstack/react-router';
import { m } from '../../../../messages/compiled/messages.js';
import { read } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { FreshProof, useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { makePasskey } from '../../../lib/passkeys';
import { problemWords } from '../../../lib/words/problem-words';
import { useApi } from '../../../lib/use-api';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { figure } from '../desk-words';

/** Page that asks staff for a passkey, or creates one, and then opens the requested page. */
export function PasskeyGate() {
  return (
    <FreshProof>
      <Gate />
    </FreshProof>
  );
}

function Gate() {
  const api = useApi();
  const router = useRouter();
  const withFreshProof = useFreshProof();
  const { run, busy, problem } = useBusyAction(async () => {
    await withFreshProof(() => read(api.desk.counts.$get()));
    await router.invalidate();
  });
  const make = useBusyAction(async () => {
    await withFreshProof(async () => {
      const { items } = await read(api.account.passkeys.$get());
      const { ticket, options } = await read(api.account.passkeys.questions.$post());
      const answer = await makePasskey(options);
      if (answer !== null)
        await read(
          api.account.passkeys.$post({
            json: { ticket, answer, name: m.room_passkey_name_first({ number: figure(items.length + 1) }) },
          }),
        );
    });
    await router.invalidate();
  });
  const said = problem ?? make.problem;
  return (
    <div className="page">
      <div className={styles['door']}>
        <h1>{m.desk_door_title()}</h1>
        <p className="lead">{m.desk_door_text()}</p>
        {said === null || said.code === 'second-factor-required' ? null : (
          <Notice kind="wrong" announce>
            {problemWords(said)}
          </Notice>
        )}
        <p className={styles['buttons']}>
          <Button busy={busy} onClick={() => void run()}>
            {m.desk_door_passkey()}
          </Button>
          <Button kind="outline" busy={make.busy} onClick={() => void make.run()}>
            {m.desk_door_make()}
          </Button>
        </p>
      </div>
    </div>
  );
}
