import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Balance } from '../../../domain/cart/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { part } from '../../lib/parts/part';
import { Sheet } from '../../ui/overlays/sheet';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { BalanceHead } from './balance-head';
import { BalanceStrip } from './balance-strip';
import { balanceView } from './balance-view';
import styles from './bar.module.css';
import { useHasWideHeader } from './use-has-wide-header';

const BalanceLists = part(async () => (await import('./balance-lists')).BalanceLists);

/** Balance of a page: in the header on a desk, at the foot on a phone, with the lists that it opens. */
export function BalanceBar({ balance }: { readonly balance: Balance }) {
  const { href } = useLocation();
  // Path at which it was opened: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const open = openedOn === href;
  const close = () => setOpenedOn(null);
  const id = useId();
  const desk = useHasWideHeader();
  const view = balanceView(balance, language());
  const wait = <p className={styles['wait']}>{m.shell_loading()}</p>;
  const lists = open ? <BalanceLists view={view} fallback={wait} /> : null;
  return (
    <>
      {view.state === 'empty' && !open ? null : (
        <>
          <BalanceHead view={view} open={open} controls={id} onToggle={() => setOpenedOn(open ? null : href)} />
          <BalanceStrip view={view} open={open} onOpen={() => setOpenedOn(href)} />
        </>
      )}
      {desk && lists !== null ? (
        <Panel id={id} onClose={close}>
          {lists}
        </Panel>
      ) : null}
      <Sheet
        open={!desk && lists !== null}
        onClose={close}
        side="foot"
        title={m.balance_lists()}
        closeLabel={m.shell_close()}
      >
        {lists}
      </Sheet>
      <VisuallyHidden live>
        <Changed sentence={view.sentence} />
      </VisuallyHidden>
    </>
  );
}

/** Panel with the lists below the header on a desk. Escape or a press outside closes it. */
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
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target) && !opener?.contains(target)) onClose();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      opener?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape);
    };
  });
  return (
    <section ref={panel} id={id} className={styles['panel']} aria-label={m.balance_lists()}>
      <div className="page">{children}</div>
    </section>
  );
}

/** Announces the result when it changes, not when the page is opened. */
function Changed({ sentence }: { readonly sentence: string }) {
  const [first] = useState(sentence);
  const [changed, setChanged] = useState(false);
  if (!changed && sentence !== first) setChanged(true);
  return changed ? sentence : null;
}
