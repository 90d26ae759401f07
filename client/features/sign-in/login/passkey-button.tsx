import { useSyncExternalStore } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { supportsPasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { FormNotice } from '../form-notice';
import type { PasskeySignIn } from './use-passkey-sign-in';

const neverChanges = () => () => undefined;

/** Returns whether this browser supports passkeys. True on the server, because nearly all browsers do. */
export const useKnowsPasskeys = (): boolean => useSyncExternalStore(neverChanges, supportsPasskeys, () => true);

/** Button to sign in with a passkey, and its problem. Empty where the browser supports none. */
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
      <Button kind="outline" isFull isBusy={passkey.isBusy} onClick={passkey.press}>
        {label}
      </Button>
      {passkey.isClosed ? (
        <Notice kind="plain" isAnnounced>
          {m.accounts_passkey_none()}
        </Notice>
      ) : null}
      <FormNotice problem={passkey.problem} />
    </>
  );
}
