import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';

export interface CloseFormProps {
  /** Address of the page without the form, if the form was opened without script. */
  readonly page: string | undefined;
  readonly onClose: () => void;
}

/** Closes an opened form without sending it. */
export function CloseForm({ page, onClose }: CloseFormProps) {
  return page === undefined ? (
    <Button kind="outline" onClick={onClose}>
      {m.trades_post_cancel()}
    </Button>
  ) : (
    <a href={page} className={buttonClass({ kind: 'outline' })}>
      {m.trades_post_cancel()}
    </a>
  );
}
