import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyChallenge } from '../../domain/accounts/sign-in-schemas';
import { ApiProblem } from './api';

type Options = PasskeyChallenge['options'];
/** An authenticator's answer as the API takes it: WebAuthn's own JSON form. */
export type PasskeyJson = Record<string, unknown>;

/** Whether this browser knows passkeys at all; false while the server renders. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/**
 * Asks the authenticator to answer a question of ours (sign-in, second factor, proof). `autofill`: offered quietly in a
 * field of `autocomplete="… webauthn"`, until the person takes it. Null: the person closed it, or had no passkey to
 * give. Throws an ApiProblem `passkey-not-accepted` where the browser cannot.
 */
export async function answerPasskey(options: Options, autofill = false): Promise<PasskeyJson | null> {
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  drop = () => WebAuthnAbortService.cancelCeremony();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the WebAuthn library made it
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answered(startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

let drop: (() => void) | undefined;

/** Takes back the question that is open, if one is: its answer is null then. */
export function dropPasskeyQuestion(): void {
  drop?.();
}

/** Whether this browser offers passkeys quietly in a field of `autocomplete="… webauthn"`. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/**
 * Makes a new passkey. Null: the person closed it. Throws an ApiProblem `passkey-known` where the device has one of
 * this account.
 */
export async function makePasskey(options: Options): Promise<PasskeyJson | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the WebAuthn library made it
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return answered(startRegistration({ optionsJSON }));
}

async function answered(
  asked: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>,
): Promise<PasskeyJson | null> {
  try {
    return { ...(await asked) };
  } catch (error) {
    // The names are those of the DOMExceptions of Web Authentication Level 3, 5.1.3 and 5.1.4.
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new ApiProblem(name === 'InvalidStateError' ? 'passkey-known' : 'passkey-not-accepted', 0);
  }
}
