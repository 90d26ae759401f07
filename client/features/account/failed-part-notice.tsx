import { useRouter } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';

/** Replaces a part that could not be loaded. */
export function FailedPartNotice() {
  const router = useRouter();
  const { run, isBusy } = useBusyAction(() => router.invalidate());
  return (
    <Notice
      kind="wrong"
      action={
        <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void run()}>
          {m.account_again()}
        </Button>
      }
    >
      {m.account_part_failed()}
    </Notice>
  );
}
