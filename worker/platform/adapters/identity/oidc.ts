import type { SignOnProvider } from '../../settings/sign-on-settings';
import { genericClient } from './arctic-clients';
import type { IdentityProvider } from './identity-provider';
import { openIdProvider } from './open-id-provider';

/** Returns an OpenID Connect provider that the settings name (`OIDC_PROVIDERS`). */
export function oidcProvider(settings: Extract<SignOnProvider, { kind: 'oidc' }>): IdentityProvider {
  return openIdProvider(settings, {
    client: (metadata, redirect) => genericClient(settings, metadata, redirect),
    parameters: ({ needsNewSignIn, language }) => ({
      ui_locales: language,
      ...(needsNewSignIn ? { prompt: 'login', max_age: '0' } : {}),
    }),
    hasUserInfo: true,
    reportsSignInTime: true,
  });
}
