import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';

interface ConfirmNoticeProps {
  readonly question: string;
  /** Label of the button that takes the step. */
  readonly yes: string;
  /** Label of the button that cancels. */
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Notice that asks for confirmation before a step that can't be undone. */
export function ConfirmNotice({ question, yes, no, isBusy, onYes, onNo }: ConfirmNoticeProps) {
  return (
    <Notice
      kind="waiting"
      isAnnounced
      action={
        <div className={styles['buttons']}>
          <Button kind="outline-take" size="small" isBusy={isBusy} onClick={onYes}>
            {yes}
          </Button>
          <Button kind="quiet" size="small" onClick={onNo}>
            {no}
          </Button>
        </div>
      }
    >
      {question}
    </Notice>
  );
}
