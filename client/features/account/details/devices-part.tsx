import { useState } from 'react';
import type { DeviceSession } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useSignOutDevice, useSignOutOtherDevices } from '../../../data/account/devices';
import { useBusyAction } from '../../../lib/busy-action';
import { joinFacts } from '../../../lib/words/join-words';
import { Badge } from '../../../ui/notices/badge';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { RemovedRow, Row, Rows } from '../../../ui/text/rows';
import { deviceName, placeName } from '../device-words';
import { FailedPartNotice } from '../failed-part-notice';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

export interface DevicesPartProps {
  readonly sessions: readonly DeviceSession[] | null;
  readonly clock: AccountClock;
}

/** Signed-in devices. Each can be signed out, or all others at once. */
export function DevicesPart({ sessions, clock }: DevicesPartProps) {
  const others = useAccountChange(useSignOutOtherDevices());
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <AccountSection id="devices" title={m.account_devices()} note={m.account_devices_note()}>
      {sessions === null ? (
        <FailedPartNotice />
      ) : (
        <Rows label={m.account_devices()}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} clock={clock} />
          ))}
        </Rows>
      )}
      {hasOthers ? (
        <p className={styles['after']}>
          <Button kind="outline" isBusy={others.isBusy} onClick={() => void others.run()}>
            {m.account_devices_end_others()}
          </Button>
        </p>
      ) : null}
      <ProblemNotice problem={others.problem} />
      {others.isDone && !hasOthers ? (
        <Notice kind="safe" isAnnounced>
          {m.account_devices_others_ended()}
        </Notice>
      ) : null}
    </AccountSection>
  );
}

function Device({
  session: { id, current, browser, system, country, lastSeenAt },
  clock,
}: {
  readonly session: DeviceSession;
  readonly clock: AccountClock;
}) {
  const signOut = useSignOutDevice();
  const [isEnded, setIsEnded] = useState(false);
  const { run, isBusy, problem } = useBusyAction(async () => {
    await signOut(id);
    setIsEnded(true);
  });
  const device = deviceName(browser, system) ?? m.account_device_unknown();
  if (isEnded) return <RemovedRow action={null}>{m.account_device_ended({ device })}</RemovedRow>;
  const lastSeenWords = m.account_device_seen({ when: clock(lastSeenAt, 'minute') });
  const place = placeName(country);
  return (
    <Row
      action={
        current ? null : (
          <Button
            kind="outline"
            size="small"
            isBusy={isBusy}
            aria-label={m.account_device_end_label({ device })}
            onClick={() => void run()}
          >
            {m.shell_sign_out()}
          </Button>
        )
      }
    >
      <p className={styles['name']}>
        {device} {current ? <Badge>{m.account_device_this()}</Badge> : null}
      </p>
      <p className="xs">{joinFacts(place === null ? [lastSeenWords] : [place, lastSeenWords])}</p>
      <ProblemNotice problem={problem} />
    </Row>
  );
}
