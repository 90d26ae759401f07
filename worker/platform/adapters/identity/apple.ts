import type { SignOnProvider } from '../../settings/sign-on-settings';
import { appleClient } from './arctic-clients';
import type { IdentityProvider } from './identity-provider';
import { openIdProvider } from './open-id-provider';

/** Apple cannot force a new sign-in. */
export function appleProvider(settings: Extract<SignOnProvider, { kind: 'apple' }>): IdentityProvider {
  return openIdProvider(settings, {
    client: (_metadata, redirect) => appleClient(settings, redirect),
    parameters: () => ({}),
    hasUserInfo: false,
    reportsSignInTime: false,
  });
}
