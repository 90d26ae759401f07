import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Balance } from '../../../domain/cart/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { lazyPart } from '../../lib/parts/part';
import { Sheet } from '../../ui/overlays/sheet';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { BalanceHead } from './balance-head';
import { BalanceStrip } from './balance-strip';
import { balanceView } from './balance-view';
import styles from './bar.module.css';
import { useHasWideHeader } from './use-has-wide-header';

const BalanceLists = lazyPart(async () => (await import('./balance-lists')).BalanceLists);

/** Balance of a page: in the header on a desktop, at the foot on a phone, with the lists that it opens. */
export function BalanceBar({ balance }: { readonly balance: Balance }) {
  const { href } = useLocation();
  // Path at which it was opened: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === href;
  const close = () => setOpenedOn(null);
  const id = useId();
  const isWide = useHasWideHeader();
  const view = balanceView(balance, language());
  const loadingText = <p className={styles['wait']}>{m.shell_loading()}</p>;
  const lists = isOpen ? <BalanceLists view={view} fallback={loadingText} /> : null;
  return (
    <>
      {view.state === 'empty' && !isOpen ? null : (
        <>
          <BalanceHead view={view} isOpen={isOpen} controls={id} onToggle={() => setOpenedOn(isOpen ? null : href)} />
          <BalanceStrip view={view} isOpen={isOpen} onOpen={() => setOpenedOn(href)} />
        </>
      )}
      {isWide && lists !== null ? (
        <Panel id={id} onClose={close}>
          {lists}
        </Panel>
      ) : null}
      <Sheet
        isOpen={!isWide && lists !== null}
        onClose={close}
        side="foot"
        title={m.balance_lists()}
        closeLabel={m.shell_close()}
      >
        {lists}
      </Sheet>
      <VisuallyHidden isLive>
        <ChangedResult sentence={view.sentence} />
      </VisuallyHidden>
    </>
  );
}

/** Panel with the lists below the header on a desktop. Escape or a press outside closes it. */
function Panel({
  id,
  onClose,
  children,
}: {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target) && !opener?.contains(target)) onClose();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      opener?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  });
  return (
    <section ref={panel} id={id} className={styles['panel']} aria-label={m.balance_lists()}>
      <div className="page">{children}</div>
    </section>
  );
}

/** Announces the result when it changes, not when the page is opened. */
function ChangedResult({ sentence }: { readonly sentence: string }) {
  const [first] = useState(sentence);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && sentence !== first) setChanged(true);
  return hasChanged ? sentence : null;
}
