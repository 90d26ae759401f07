import type { ReactNode } from 'react';
import type { DeskCounts } from '../../../../domain/desk/queue-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { NeedsScriptNotice } from '../../../forms/needs-script-notice';
import { pageTarget } from '../../../lib/page-link';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import ribbon from './ribbon.module.css';
import { DeskNav, type DeskPage } from './desk-nav';
import { PasskeyGate } from './passkey-gate';
import { ScanBar } from './scan-bar';
import { ScanProvider } from './scan-context';

export interface DeskFrameProps {
  /** Null before staff have proved who they are with a passkey. */
  readonly counts: DeskCounts | null;
  /** Number of the account's passkeys. Read only before the proof. */
  readonly passkeys?: number;
  /** Link to the shop. The desk's pages have no header of the shop. */
  readonly home?: ReactNode;
  /** Language and account. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A link without parameters would keep those of the open page, such as its book. */
const cataloguePage = {
  to: '/desk/catalogue/{-$kind}/{-$key}',
  params: { kind: undefined, key: undefined },
} as const;

/** Frame of every page of the desk: navigation, and the bar with answers to scans. It replaces header and footer. */
export function DeskFrame({ counts, passkeys = 0, home, tools, children }: DeskFrameProps) {
  if (counts === null)
    return (
      <div className={classes('page', styles['desk'])}>
        <div className={ribbon['ribbon']}>
          {home}
          {tools}
        </div>
        <PasskeyGate passkeys={passkeys} />
      </div>
    );
  const waiting = counts.inbound.ready + counts.outbound.ready + counts.money.ready;
  const orders: readonly DeskPage[] = [
    { target: pageTarget({ to: '/desk' }), words: m.desk_queue(), count: waiting },
    { target: pageTarget({ to: '/desk/receive' }), words: m.desk_receive() },
    { target: pageTarget({ to: '/desk/pick' }), words: m.desk_pick() },
    { target: pageTarget({ to: '/desk/payouts' }), words: m.desk_payouts_and_refunds() },
    { target: pageTarget({ to: '/desk/money' }), words: m.desk_money() },
    { target: pageTarget({ to: '/desk/withdrawals' }), words: m.desk_declared(), count: counts.declared },
  ];
  const shop: readonly DeskPage[] = [
    { target: pageTarget({ to: '/desk/stock' }), words: m.desk_stock() },
    { target: pageTarget(cataloguePage), words: m.desk_catalogue() },
    { target: pageTarget({ to: '/desk/asked' }), words: m.desk_asked(), count: counts.asked },
    { target: pageTarget({ to: '/desk/reports' }), words: m.desk_reports() },
    { target: pageTarget({ to: '/desk/jobs' }), words: m.desk_jobs() },
  ];
  return (
    <ScanProvider>
      <div className={classes('page', styles['desk'])} data-room="desk">
        <div className={styles['top']}>
          <div className={ribbon['ribbon']}>
            {home}
            <DeskNav groups={[orders, shop]} />
            {tools}
          </div>
          <ScanBar />
        </div>
        <NeedsScriptNotice />
        {children}
      </div>
    </ScanProvider>
  );
}
