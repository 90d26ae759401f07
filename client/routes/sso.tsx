import { createFileRoute } from '@tanstack/react-router';
import { redirectTarget } from '../../domain/accounts/redirect-target';
import { loadSignOn } from '../features/sign-in/loaders';
import { SsoScreen } from '../features/sign-in/sso/sso-screen';
import { ssoSearch, type SsoSearch } from '../features/sign-in/sso/sso-search';
import { addressOf } from '../lib/language';
import { headOfPage, withHead } from '../lib/with-head';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/sso')({
  // The loader and the screen parse it, so that other pages do not load the parser.
  validateSearch: linkedSearch<SsoSearch>(),
  loaderDeps: ({ search: { result } }) => ({ result }),
  loader: ({ context, deps }) =>
    withHead(
      loadSignOn(context.api, ssoSearch(deps).result),
      import('../features/sign-in/sign-in-heads'),
      ({ ssoHead }) => ssoHead(context),
    ),
  head: headOfPage,
  component: Sso,
});

function Sso() {
  const { page } = Route.useLoaderData();
  const search = ssoSearch(Route.useSearch());
  return <SsoScreen page={page} search={search} returnTo={redirectTarget(search.returnTo)} home={addressOf('/')} />;
}
