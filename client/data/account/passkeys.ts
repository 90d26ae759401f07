import { read } from '../../lib/api';
import { makePasskey } from '../../lib/passkeys';
import { useApi } from '../../lib/use-api';

/**
 * Returns a function that creates a passkey in the browser's dialog and stores it under a name. It resolves to false if
 * the person closed the dialog.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `passkeys-full`, `passkey-known`,
 * `passkey-not-accepted`
 */
export function useAddPasskey(): (name: string) => Promise<boolean> {
  const api = useApi();
  return async (name) => {
    const { ticket, options } = await read(api.account.passkeys.questions.$post());
    const answer = await makePasskey(options);
    if (answer === null) return false;
    await read(api.account.passkeys.$post({ json: { ticket, answer, name } }));
    return true;
  };
}

/**
 * Returns a function that renames a passkey.
 * @throws ApiProblem `not-found`
 */
export function useRenamePasskey(): (id: string, name: string) => Promise<void> {
  const api = useApi();
  return async (id, name) => {
    await read(api.account.passkeys[':id'].$patch({ param: { id: encodeURIComponent(id) }, json: { name } }));
  };
}

/**
 * Returns a function that removes a passkey.
 * @throws ApiProblem `fresh-proof-required`, `second-factor-required`, `not-found`, `last-way-in`
 */
export function useRemovePasskey(): (id: string) => Promise<void> {
  const api = useApi();
  return async (id) => {
    await read(api.account.passkeys[':id'].$delete({ param: { id: encodeURIComponent(id) } }));
  };
}
