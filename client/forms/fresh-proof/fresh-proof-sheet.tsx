import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ProofInput, ProofMethods } from '../../../domain/accounts/sign-in-schemas';
import type { Provider } from '../../../domain/accounts/sso-schemas';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { Sheet } from '../../ui/overlays/sheet';
import { Skeleton } from '../../ui/notices/skeleton';
import { read } from '../../lib/api';
import { useBusyAction } from '../../lib/busy-action';
import styles from './fresh-proof.module.css';
import { language } from '../../lib/language';
import { answerPasskey, knowsPasskeys } from '../../lib/passkeys';
import { SecretField } from '../secret-field';
import { useApi } from '../../lib/use-api';
import { waitWords } from '../../lib/words/wait-words';

export interface FreshProofSheetProps {
  /** Only a passkey counts. */
  readonly passkeyOnly: boolean;
  readonly onProved: () => void;
  readonly onClose: () => void;
  /** Called before the page is left for a sign-on. */
  readonly onLeave: () => void;
}

interface Ways {
  readonly question: ProofMethods;
  readonly providers: readonly Provider[];
}

/** Dialog that asks for fresh proof. It offers the proofs that this person has, the quickest first. */
export function FreshProofSheet({ passkeyOnly, onProved, onClose, onLeave }: FreshProofSheetProps) {
  const api = useApi();
  const [ways, setWays] = useState<Ways | null>(null);
  const ask = async (): Promise<Ways> => {
    const asked = await read(api.session.proof.$get());
    const question = passkeyOnly ? { ...asked, password: false, providers: [] } : asked;
    const linked = question.providers.length === 0 ? [] : (await read(api.sso.$get())).items;
    const found = { question, providers: linked.filter(({ id }) => question.providers.includes(id)) };
    setWays(found);
    return found;
  };
  const { run: load, problem: unknown } = useBusyAction(ask);
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) void load();
    started.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the sheet opens
  }, []);
  return (
    <Sheet open onClose={onClose} title={m.proof_title()} closeLabel={m.shell_close()}>
      <p className="small">{passkeyOnly ? m.proof_why_passkey() : m.proof_why()}</p>
      <div className={styles['ways']}>
        {ways !== null ? <ProofWays ways={ways} again={ask} onProved={onProved} onLeave={onLeave} /> : null}
        {ways === null && unknown === null ? (
          <div aria-busy="true">
            <Skeleton height={48} />
          </div>
        ) : null}
        {unknown === null ? null : (
          <Notice
            kind={unknown.code === 'offline' ? 'waiting' : 'wrong'}
            announce
            action={
              <Button kind="outline" size="small" onClick={() => void load()}>
                {m.error_again()}
              </Button>
            }
          >
            {waitWords(unknown)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

interface ProofWaysProps {
  readonly ways: Ways;
  readonly again: () => Promise<Ways>;
  readonly onProved: () => void;
  readonly onLeave: () => void;
}

function ProofWays({ ways: { question, providers }, again, onProved, onLeave }: ProofWaysProps) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const prove = async (json: ProofInput) => {
    await read(api.session.proof.$post({ json }));
    onProved();
  };
  const byPassword = useBusyAction(() => prove({ password }));
  const byPasskey = useBusyAction(async () => {
    // A question is answered once: after a failed attempt, or too long a wait, a new one is needed.
    const passkey = byPasskey.problem === null ? question.passkey : (await again()).question.passkey;
    if (passkey === null) return;
    const answer = await answerPasskey(passkey.options);
    if (answer !== null) await prove({ ticket: passkey.ticket, answer });
  });
  const shown = byPassword.problem ?? byPasskey.problem;
  const wrongPassword = byPassword.problem?.code === 'wrong-credentials' ? m.proof_password_wrong() : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    byPasskey.forget();
    if (password !== '') void byPassword.run();
  };
  const back = typeof location === 'undefined' ? '' : location.pathname + location.search + location.hash;
  const proofSearch = new URLSearchParams({ purpose: 'proof', language: language(), returnTo: back }).toString();
  const hasPasskey = question.passkey !== null && knowsPasskeys();
  const isNone = !question.password && !hasPasskey && providers.length === 0;
  return (
    <>
      {hasPasskey ? (
        <Button
          kind={question.password ? 'outline' : 'ink'}
          full
          busy={byPasskey.busy}
          onClick={() => void byPasskey.run()}
        >
          {m.proof_passkey()}
        </Button>
      ) : null}
      {providers.map(({ id, label }) => (
        <a
          key={id}
          className={buttonClass({ kind: 'outline', full: true })}
          href={`/api/sso/${encodeURIComponent(id)}?${proofSearch}`}
          onClick={onLeave}
        >
          {m.proof_sign_on({ provider: label })}
        </a>
      ))}
      {question.password ? (
        <form className={styles['password']} onSubmit={send} noValidate>
          <SecretField
            label={m.proof_password()}
            autoComplete="current-password"
            value={password}
            error={wrongPassword}
            onChange={setPassword}
          />
          <Button type="submit" full busy={byPassword.busy}>
            {m.proof_confirm()}
          </Button>
        </form>
      ) : null}
      {isNone ? <Notice kind="plain">{m.proof_none()}</Notice> : null}
      {shown === null || wrongPassword !== undefined ? null : (
        <Notice kind={shown.code === 'offline' ? 'waiting' : 'wrong'} announce>
          {waitWords(shown)}
        </Notice>
      )}
    </>
  );
}
