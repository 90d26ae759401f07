import type { ReactNode } from 'react';
import type { DeskCounts } from '../../../../domain/desk/queue-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { NeedsScript } from '../../../forms/needs-script';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import { DeskNav, type DeskPage } from './desk-nav';
import { PasskeyGate } from './passkey-gate';
import { ScanBar } from './scan-bar';
import { ScanProvider } from './scan-context';

/**
 * Frame of every page of the desk: navigation, and the bar with answers to scans. `counts` is null without a passkey.
 */
export function DeskFrame({ counts, children }: { readonly counts: DeskCounts | null; readonly children: ReactNode }) {
  if (counts === null) return <PasskeyGate />;
  const waiting = counts.inbound.ready + counts.outbound.ready + counts.money.ready;
  const pages: readonly DeskPage[] = [
    { to: '/desk', words: m.desk_queue(), count: waiting },
    { to: '/desk/receive', words: m.desk_receive() },
    { to: '/desk/pick', words: m.desk_pick() },
    { to: '/desk/payouts', words: m.desk_payouts() },
    { to: '/desk/money', words: m.desk_money() },
    { to: '/desk/stock', words: m.desk_stock() },
    { to: '/desk/asked', words: m.desk_asked(), count: counts.asked },
    { to: '/desk/jobs', words: m.desk_jobs() },
  ];
  return (
    <ScanProvider>
      <div className={classes('page', styles['desk'])} data-room="desk">
        <div className={styles['top']}>
          <DeskNav pages={pages} />
          <ScanBar />
        </div>
        <NeedsScript />
        {children}
      </div>
    </ScanProvider>
  );
}
