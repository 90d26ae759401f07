import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../tests/client/show-part';
import { addressOf } from './lib/language';
import { PageLink, pageTarget, TargetLink } from './lib/page-link';
import { bookPage, textPage } from './lib/pages';
import type { createRouter } from './router';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('links to a page in the language of this page', async () => {
  await show(
    <>
      <PageLink to="/">home</PageLink>
      <PageLink to="/search" search={{ q: 'emma', author: undefined }}>
        search
      </PageLink>
      <PageLink {...bookPage('9780141439587', 'Émile & Co')}>book</PageLink>
      <TargetLink target={pageTarget({ to: '/account-details', search: { part: 'trades' }, hash: 'trades' })}>
        account
      </TargetLink>
    </>,
  );

  expect(hrefOf('home')).toBe('/en');
  expect(hrefOf('search')).toBe('/en/search?q=emma');
  expect(hrefOf('book')).toBe('/en/books/9780141439587/emile-co');
  expect(hrefOf('account')).toBe('/en/account-details?part=trades#trades');
});

/** Returns links that must not compile. The compiler fails where one of them does. */
export function wrongLinks(router: ReturnType<typeof createRouter>, path: string) {
  return [
    // @ts-expect-error -- no route has this path
    <PageLink key={0} to="/carts" />,
    // @ts-expect-error -- the language is not part of a path
    <PageLink key={1} to="/en/cart" />,
    // @ts-expect-error -- a computed path is not checked
    <PageLink key={2} to={path} />,
    // @ts-expect-error -- the id of the trade is missing
    <PageLink key={3} to="/trades/$id" />,
    // @ts-expect-error -- the parameter has another name
    <PageLink key={4} to="/trades/$id" params={{ trade: path }} />,
    // @ts-expect-error -- the page has no such search
    <PageLink key={5} to="/search" search={{ query: path }} />,
    // @ts-expect-error -- the account has no such part
    <PageLink key={6} to="/account-details" search={{ part: 'orders' }} />,
    // @ts-expect-error -- the shop has no such text
    <PageLink key={7} {...textPage('about-us')} />,
    // @ts-expect-error -- only `pageTarget` makes a target
    <TargetLink key={8} target={{ to: '/cart' }} />,
    // @ts-expect-error -- no route has this path
    () => pageTarget({ to: '/desk/trade' }),
    // @ts-expect-error -- a queue of the desk has no such part
    () => router.navigate({ to: '/desk', search: { part: 'middle' } }),
    // @ts-expect-error -- no route has this path
    () => addressOf('/carts'),
    // @ts-expect-error -- no route has this path
    () => router.navigate({ to: '/faqs' }),
  ];
}
