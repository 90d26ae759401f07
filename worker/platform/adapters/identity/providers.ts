import type { SignOnProvider } from '../../settings/sign-on-settings';
import { appleProvider } from './apple';
import { googleProvider } from './google';
import type { IdentityProvider } from './identity-provider';
import { microsoftProvider } from './microsoft';
import { oidcProvider } from './oidc';

type SettingsOf<Kind extends SignOnProvider['kind']> = Extract<SignOnProvider, { kind: Kind }>;

/** Makes the adapter of each kind of provider. A kind without its file does not compile. */
const makers: { readonly [Kind in SignOnProvider['kind']]: (settings: SettingsOf<Kind>) => IdentityProvider } = {
  google: googleProvider,
  apple: appleProvider,
  microsoft: microsoftProvider,
  oidc: oidcProvider,
};

/** Returns the adapter of a provider from the settings. */
export function identityProviderOf(settings: SignOnProvider): IdentityProvider {
  return make(settings.kind, settings);
}

function make<Kind extends SignOnProvider['kind']>(
  kind: Kind,
  settings: SettingsOf<SignOnProvider['kind']>,
): IdentityProvider {
  const maker: (typeof makers)[Kind] = makers[kind];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `kind` comes from the settings
  return maker(settings as SettingsOf<Kind>);
}
