import type { SignOnProvider } from '../../settings/sign-on-settings';
import { appleClient } from './arctic-clients';
import type { IdentityProvider } from './identity-provider';
import { openIdProvider } from './open-id-provider';

/** Returns the provider Apple, which cannot be asked for a new sign-in. */
export function appleProvider(settings: Extract<SignOnProvider, { kind: 'apple' }>): IdentityProvider {
  return openIdProvider(settings, {
    client: (_metadata, redirect) => appleClient(settings, redirect),
    parameters: () => ({}),
    hasUserInfo: false,
    reportsSignInTime: false,
  });
}
