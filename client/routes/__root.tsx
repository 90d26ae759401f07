import { createRootRouteWithContext, Outlet, Scripts } from '@tanstack/react-router';
import { direction } from '../../domain/language';
import type { ReactNode } from 'react';
import type { RouterContext } from '../lib/router-context';
import { PageFrame } from '../shell/page-frame';
import { PageTags } from '../shell/page-tags';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Stays when the frame fails, so that the page of errors has a document.
  shellComponent: Document,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});

function Document({ children }: { readonly children: ReactNode }) {
  const { language, market, canBuy, form } = Route.useRouteContext();
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-market={market}
      // The browser's first render reads both (client/main.tsx).
      data-buying={canBuy ? undefined : 'closed'}
      data-form={form && JSON.stringify(form)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Here and not in `head`, where the router keeps one meta of a name. */}
        <meta name="theme-color" content="#fbf8f1" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1f1711" media="(prefers-color-scheme: dark)" />
        <PageTags />
      </head>
      <body>
        {children}
        {/* The state of the router, which the browser reads before its first render. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}
