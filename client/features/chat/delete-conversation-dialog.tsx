import { m } from '../../../messages/compiled/messages.js';
import { useBusyAction } from '../../lib/busy-action';
import { problemWords } from '../../lib/words/problem-words';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import { Sheet } from '../../ui/overlays/sheet';
import styles from './chat-screen.module.css';

export interface DeleteConversationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly erase: () => Promise<void>;
}

/** Button that erases a conversation. It asks twice, because nothing can restore it. */
export function DeleteConversationDialog({ isOpen, onClose, erase }: DeleteConversationDialogProps) {
  const erasing = useBusyAction(erase);
  const yes = async () => {
    if (await erasing.run()) onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={m.chat_delete_sure()} closeLabel={m.shell_close()}>
      <p>{m.chat_delete_text()}</p>
      {erasing.problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(erasing.problem)}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button isBusy={erasing.isBusy} onClick={() => void yes()}>
          {m.chat_delete_yes()}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {m.chat_delete_no()}
        </Button>
      </div>
    </Sheet>
  );
}
