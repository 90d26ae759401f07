import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import { useBusyAction } from '../../lib/busy-action';
import type { MissingScript } from '../../lib/parts/missing-script';
import { useOnline } from '../../lib/use-online';

const words = {
  part: { online: () => m.shell_part_missing(), offline: () => m.shell_part_offline() },
  page: { online: () => m.shell_page_missing(), offline: () => m.shell_page_offline() },
} as const;

/** Notice that a part of the page, or the next page, could not be loaded, with a button that tries again. */
export function MissingNotice({ what, retry }: MissingScript) {
  const online = useOnline();
  const { run, isBusy } = useBusyAction(retry);
  return (
    <Notice
      kind="waiting"
      isAnnounced
      action={
        <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void run()}>
          {m.error_again()}
        </Button>
      }
    >
      {words[what][online ? 'online' : 'offline']()}
    </Notice>
  );
}
