import { createFileRoute } from '@tanstack/react-router';
import { loadMailChoice } from '../features/account/mail-choices/mail-choice-loader';
import { MailChoiceScreen } from '../features/account/mail-choices/mail-choice-screen';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/mail-choices/$key')({
  loader: ({ context, params: { key } }) =>
    withHead(
      loadMailChoice(context.api, key),
      import('../features/account/account-heads'),
      ({ mailChoiceHead }, choice) => mailChoiceHead(choice, context),
    ),
  head: headOfPage,
  component: MailChoicePage,
});

function MailChoicePage() {
  return <MailChoiceScreen mailKey={Route.useParams().key} choice={Route.useLoaderData().page} />;
}
