import { useEffect, useRef, useState } from 'react';
import type { ProofInput } from '../../../domain/accounts/sign-in-schemas';
import { proofForm } from '../../../domain/forms/account-forms';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { Sheet } from '../../ui/overlays/sheet';
import { Skeleton } from '../../ui/notices/skeleton';
import { useGiveProof, useProofChoice, type ProofChoice } from '../../data/session/fresh-proof';
import { useBusyAction } from '../../lib/busy-action';
import styles from './fresh-proof.module.css';
import { language } from '../../lib/language';
import { answerPasskey, supportsPasskeys } from '../../lib/passkeys';
import { accountWords } from '../account-words';
import { ActionForm } from '../action-form';
import { SecretField } from '../secret-field';
import { useActionForm } from '../use-action-form';
import { problemOrWaitWords } from '../../lib/words/wait-words';

export interface FreshProofSheetProps {
  /** Only a passkey counts. */
  readonly needsPasskey: boolean;
  readonly onProved: () => void;
  readonly onClose: () => void;
  /** Called before the page is left for a sign-on. */
  readonly onLeave: () => void;
}

/** Dialog that asks for fresh proof. It offers the proofs that this person has, the quickest first. */
export function FreshProofSheet({ needsPasskey, onProved, onClose, onLeave }: FreshProofSheetProps) {
  const loadChoice = useProofChoice();
  const [choice, setChoice] = useState<ProofChoice | null>(null);
  const loadMethods = async (): Promise<ProofChoice> => {
    const found = await loadChoice(needsPasskey);
    setChoice(found);
    return found;
  };
  const { run: load, problem: loadProblem } = useBusyAction(loadMethods);
  const methods = useRef<HTMLDivElement>(null);
  const isLoaded = choice !== null;
  // The dialog opens before its proofs are known, and gives the focus to the button that closes it.
  useEffect(() => {
    if (isLoaded) methods.current?.querySelector<HTMLElement>('input, button, a')?.focus();
  }, [isLoaded]);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current) void load();
    hasStarted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the sheet opens
  }, []);
  return (
    <Sheet isOpen onClose={onClose} title={m.proof_title()} closeLabel={m.shell_close()}>
      <p className="small">{needsPasskey ? m.proof_why_passkey() : m.proof_why()}</p>
      <div ref={methods} className={styles['methods']}>
        {choice !== null ? (
          <ProofMethods choice={choice} loadNewChoice={loadMethods} onProved={onProved} onLeave={onLeave} />
        ) : null}
        {choice === null && loadProblem === null ? (
          <div aria-busy="true">
            <Skeleton height={48} />
          </div>
        ) : null}
        {loadProblem === null ? null : (
          <Notice
            kind={loadProblem.code === 'offline' ? 'waiting' : 'wrong'}
            isAnnounced
            action={
              <Button kind="outline" size="small" onClick={() => void load()}>
                {m.error_again()}
              </Button>
            }
          >
            {problemOrWaitWords(loadProblem)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}

interface ProofMethodsProps {
  readonly choice: ProofChoice;
  readonly loadNewChoice: () => Promise<ProofChoice>;
  readonly onProved: () => void;
  readonly onLeave: () => void;
}

function ProofMethods({ choice: { methods, providers }, loadNewChoice, onProved, onLeave }: ProofMethodsProps) {
  const giveProof = useGiveProof();
  const [password, setPassword] = useState('');
  const prove = async (proof: ProofInput) => {
    await giveProof(proof);
    onProved();
  };
  const byPassword = useBusyAction((proof: { readonly password: string }) => prove(proof));
  const byPasskey = useBusyAction(async () => {
    // A question is answered once: after a failed attempt, or too long a wait, a new one is needed.
    const passkey = byPasskey.problem === null ? methods.passkey : (await loadNewChoice()).methods.passkey;
    if (passkey === null) return;
    const answer = await answerPasskey(passkey.options);
    if (answer !== null) await prove({ ticket: passkey.ticket, answer });
  });
  const proofProblem = byPassword.problem ?? byPasskey.problem;
  const wrongPassword = byPassword.problem?.code === 'wrong-credentials' ? m.proof_password_wrong() : undefined;
  const { form, errors } = useActionForm({
    schema: proofForm,
    words: accountWords,
    action: {
      problem: byPassword.problem,
      run: (proof) => {
        byPasskey.clearProblem();
        return byPassword.run(proof);
      },
    },
  });
  const returnTo = typeof location === 'undefined' ? '' : location.pathname + location.search + location.hash;
  const proofSearch = new URLSearchParams({ purpose: 'proof', language: language(), returnTo }).toString();
  const hasPasskey = methods.passkey !== null && supportsPasskeys();
  const hasNoMethod = !methods.password && !hasPasskey && providers.length === 0;
  return (
    <>
      {hasPasskey ? (
        <Button
          kind={methods.password ? 'outline' : 'ink'}
          isFull
          isBusy={byPasskey.isBusy}
          onClick={() => void byPasskey.run()}
        >
          {m.proof_passkey()}
        </Button>
      ) : null}
      {providers.map(({ id, label }) => (
        <a
          key={id}
          className={buttonClass({ kind: 'outline', isFull: true })}
          href={`/api/sso/${encodeURIComponent(id)}?${proofSearch}`}
          onClick={onLeave}
        >
          {m.proof_sign_on({ provider: label })}
        </a>
      ))}
      {methods.password ? (
        <ActionForm {...form} className={styles['password']}>
          <SecretField
            label={m.proof_password()}
            autoComplete="current-password"
            value={password}
            error={errors.password ?? wrongPassword}
            onChange={setPassword}
          />
          <Button type="submit" isFull isBusy={byPassword.isBusy}>
            {m.proof_confirm()}
          </Button>
        </ActionForm>
      ) : null}
      {hasNoMethod ? <Notice kind="plain">{m.proof_none()}</Notice> : null}
      {proofProblem === null || wrongPassword !== undefined ? null : (
        <Notice kind={proofProblem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemOrWaitWords(proofProblem)}
        </Notice>
      )}
    </>
  );
}
