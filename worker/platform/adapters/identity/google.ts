import type { SignOnProvider } from '../../settings/sign-on-settings';
import { googleClient } from './arctic-clients';
import type { IdentityProvider } from './identity-provider';
import { openIdProvider } from './open-id-provider';

export function googleProvider(settings: Extract<SignOnProvider, { kind: 'google' }>): IdentityProvider {
  return openIdProvider(settings, {
    client: (_metadata, redirect) => googleClient(settings, redirect),
    parameters: ({ needsNewSignIn }) => (needsNewSignIn ? { prompt: 'login' } : {}),
    hasUserInfo: false,
    reportsSignInTime: false,
  });
}
