import { useLocation, useRouter } from '@tanstack/react-router';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { useFormAction } from '../lib/form-result';
import { restoreKeptFields } from '../lib/parts/keep-fields';
import { restoreKeptScroll } from './kept-scroll';
import { tellMissing, type Missing } from '../lib/parts/missing';
import { MissingPart, part } from '../lib/parts/part';
import { wishForm } from '../data/wishes/wishes';
import { useBalance } from '../data/balance/use-balance';
import { Header } from './header/header';
import styles from './page-frame.module.css';
import { stayOffline } from './stay-offline';
import { listenForTravel } from './cover-transition';
import { MissingNotice } from './notices/missing-notice';
import { PageNotices } from './notices/page-notices';

// Most first visitors have nothing in either list: the balance's script comes with its first book.
const BalanceBar = part(async () => (await import('./balance/balance-bar')).BalanceBar);

const Footer = part(async () => (await import('./footer/footer')).Footer, 'footer');

/** Replaces a part of the page whose script could not be fetched. */
const renderMissingPart = (again: Missing['again']) => <MissingNotice what="part" again={again} />;

/** Where a part is missing that the page can do without. It comes when the network is back. */
const nothing = () => null;

const Framed = createContext(false);

/** The frame around a page, once: what the router shows instead of a page may stand inside a frame or not. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return use(Framed) ? (
    children
  ) : (
    <Framed value>
      <MissingPart value={renderMissingPart}>
        <Frame>{children}</Frame>
      </MissingPart>
    </Framed>
  );
}

/** Skip link, header with the balance, the page, footer. */
function Frame({ children }: { readonly children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/^\/[^/]*\/?/, '') });
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    restoreKeptScroll();
    const stops = [stayOffline(document), listenForTravel(document)];
    // A new page begins at its start for the keyboard and the screen reader too.
    stops.push(
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged) return;
        tellMissing(null);
        void restoreKeptFields();
        if (fromLocation === undefined) return;
        router.options.context.form = undefined;
        main.current?.focus({ preventScroll: true });
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {m.shell_skip()}
      </a>
      {/* The start page has a large search of its own, the checkout the whole balance. */}
      <Header search={path !== ''} balance={path === 'checkout' ? null : <Balance />} />
      {/* Scanning and the desk go on without a network, a talk waits for it: they say so themselves. */}
      <PageNotices isOfflineTold={path === 'bulk-scanning' || path === 'chat-bot' || /^desk(?:\/|$)/.test(path)} />
      <form id={wishForm} method="post" action={useFormAction('add-wish')} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Nothing until there is something to weigh; after that it stays, so that its lists can lose their last line. */
function Balance() {
  const balance = useBalance();
  const [filled, setFilled] = useState(false);
  if (!filled && balance !== null && balance.give.books + balance.take.books > 0) setFilled(true);
  return balance === null || !filled ? null : <BalanceBar balance={balance} renderMissing={nothing} />;
}
