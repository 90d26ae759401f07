import { useSyncExternalStore } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { knowsPasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { FormNotice } from '../form-notice';
import type { PasskeySignIn } from './use-passkey-sign-in';

const neverChanges = () => () => undefined;

/** Whether this browser knows passkeys; the server takes it for granted, as nearly all do. */
export const useKnowsPasskeys = (): boolean => useSyncExternalStore(neverChanges, knowsPasskeys, () => true);

/** Signing in with a passkey, and what came of it; nothing where the browser knows none. */
export function PasskeyButton({
  label = m.accounts_passkey(),
  passkey,
}: {
  readonly label?: string;
  readonly passkey: PasskeySignIn;
}) {
  if (!useKnowsPasskeys()) return null;
  return (
    <>
      <Button kind="outline" full busy={passkey.busy} onClick={passkey.press}>
        {label}
      </Button>
      {passkey.closed ? (
        <Notice kind="plain" announce>
          {m.accounts_passkey_none()}
        </Notice>
      ) : null}
      <FormNotice problem={passkey.problem} />
    </>
  );
}
