import { m } from '../../../../messages/compiled/messages.js';
import { useOnline } from '../../../lib/use-online';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import type { StorageState } from '../store/run-view';

/** Notice before anything could be lost: full storage, no network. */
export function StorageNotice({ storage, onSave }: { readonly storage: StorageState; readonly onSave: () => void }) {
  const isOnline = useOnline();
  return (
    <>
      {storage === 'kept' ? null : (
        <Notice
          kind="wrong"
          isAnnounced
          action={
            <Button kind="outline" size="small" onClick={onSave}>
              {m.scanning_export()}
            </Button>
          }
        >
          {storage === 'full' ? m.scanning_storage_full() : m.scanning_storage_refused()}
        </Notice>
      )}
      {isOnline ? null : (
        <Notice kind="waiting" isAnnounced>
          {m.scanning_offline()}
        </Notice>
      )}
    </>
  );
}
