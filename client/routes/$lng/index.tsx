import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';

export const Route = createFileRoute('/$lng/')({
  head: () => ({ meta: [{ title: m.shell_shop_name() }] }),
  component: Home,
});

function Home() {
  return <h1>{m.home_headline()}</h1>;
}
