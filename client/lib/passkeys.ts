import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyChallenge } from '../../domain/accounts/sign-in-schemas';
import { ApiProblem } from './api';

type Options = PasskeyChallenge['options'];
/** Answer of an authenticator in WebAuthn's JSON form, as the API takes it. */
export type PasskeyJson = Record<string, unknown>;

/** Returns whether this browser supports passkeys. False while the server renders. */
export function supportsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/**
 * Asks the authenticator to answer a question (sign-in, second factor, proof). With `autofill`, a field of
 * `autocomplete="… webauthn"` offers passkeys until the person takes one. Returns null if the person closed the dialog
 * or had no passkey.
 * @throws ApiProblem `passkey-not-accepted` where the browser can't ask.
 */
export async function answerPasskey(options: Options, autofill = false): Promise<PasskeyJson | null> {
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  cancelOpenQuestion = () => WebAuthnAbortService.cancelCeremony();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the WebAuthn library made it
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return runDialog(startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
}

let cancelOpenQuestion: (() => void) | undefined;

/** Cancels the open question, if there is one. Its answer is null then. */
export function cancelPasskeyQuestion(): void {
  cancelOpenQuestion?.();
}

/** Returns whether this browser offers passkeys in a field of `autocomplete="… webauthn"`. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/**
 * Creates a passkey. Returns null if the person closed the dialog.
 * @throws ApiProblem `passkey-known` where the device has one of this account.
 */
export async function makePasskey(options: Options): Promise<PasskeyJson | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the WebAuthn library made it
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return runDialog(startRegistration({ optionsJSON }));
}

async function runDialog(
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
