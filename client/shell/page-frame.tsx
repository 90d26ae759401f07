import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { m } from '../../messages/compiled/messages.js';
import type { Language } from '../../domain/language';
import { useFormAction } from '../lib/form-result';
import { language } from '../lib/language';
import { restoreKeptFields } from '../lib/parts/keep-fields';
import { restoreKeptScroll } from './kept-scroll';
import { reportMissing, type MissingScript } from '../lib/parts/missing-script';
import { MissingPart, lazyPart } from '../lib/parts/part';
import { wishForm } from '../data/wishes/wishes';
import { useBalance } from '../data/balance/use-balance';
import { Header } from './header/header';
import { preferredLanguage } from './language-hint/preferred-language';
import styles from './page-frame.module.css';
import { stayOffline } from './stay-offline';
import { MissingPartNotice } from './notices/missing-part-notice';
import { PageNotices } from './notices/page-notices';

// Most first visitors have empty lists, so the balance's script is loaded with the first book.
const BalanceBar = lazyPart(async () => (await import('./balance/balance-bar')).BalanceBar);

const Footer = lazyPart(async () => (await import('./footer/footer')).Footer, 'footer');

const LanguageHint = lazyPart(async () => (await import('./language-hint/language-hint')).LanguageHint);

/** Replaces a part of the page whose script could not be fetched. */
const renderMissingPart = (retry: MissingScript['retry']) => <MissingPartNotice retry={retry} />;

/** Replaces a missing part that the page does not need. The part is loaded when the network returns. */
const renderNothing = () => null;

// The browser's preferred language does not change while the page is open, and the server does not know it.
const subscribeToNothing = () => () => undefined;
const readPreferredLanguage = () => preferredLanguage(navigator.languages, language());
const noPreferredLanguage = () => null;

/** Whether a frame is around the component. */
const IsFramed = createContext(false);

/** Frame around a page. It is drawn once, because the router's error pages may be inside a frame or not. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return use(IsFramed) ? (
    children
  ) : (
    <IsFramed value>
      <MissingPart value={renderMissingPart}>
        <Frame>{children}</Frame>
      </MissingPart>
    </IsFramed>
  );
}

/** Skip link, header with the balance, the page, footer. */
function Frame({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname.slice(1) });
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  const preferred = useSyncExternalStore<Language | null>(
    subscribeToNothing,
    readPreferredLanguage,
    noPreferredLanguage,
  );
  useEffect(() => {
    restoreKeptScroll();
    const stops = [stayOffline(document)];
    // No page waits for this script, because all work without it.
    const presses = import('./prepare-presses').then(
      ({ preparePresses }) => preparePresses(document, router),
      () => () => undefined,
    );
    // A new page also begins at its start for keyboard and screen reader.
    stops.push(
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged) return;
        reportMissing(null);
        void restoreKeptFields();
        if (fromLocation === undefined) return;
        router.options.context.form = undefined;
        main.current?.focus({ preventScroll: true });
      }),
    );
    return () => {
      for (const stop of stops) stop();
      void presses.then((stop) => stop());
    };
  }, [router]);
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {m.shell_skip()}
      </a>
      {/* The start page has a large search of its own, the checkout the whole balance. */}
      <Header hasSearch={path !== ''} balance={path === 'checkout' ? null : <Balance />} />
      {/* Scanning, the desk and the chat have notices of their own for a lost network. */}
      <PageNotices
        hasOwnOfflineNotice={path === 'bulk-scanning' || path === 'chat-bot' || /^desk(?:\/|$)/.test(path)}
      />
      <form id={wishForm} method="post" action={useFormAction('add-wish')} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {preferred === null ? null : <LanguageHint preferred={preferred} renderMissing={renderNothing} />}
    </>
  );
}

/**
 * Balance of a page. It is hidden until a list has a book. After that it stays, so that the last book can be removed.
 */
function Balance() {
  const balance = useBalance();
  const [wasFilled, setWasFilled] = useState(false);
  if (!wasFilled && balance !== null && balance.give.books + balance.take.books > 0) setWasFilled(true);
  return balance === null || !wasFilled ? null : <BalanceBar balance={balance} renderMissing={renderNothing} />;
}
