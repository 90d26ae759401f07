import { useDeferredValue, useState, type ReactNode } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import { Sheet } from '../../../../ui/overlays/sheet';
import styles from './filters.module.css';
import bar from './search-bar.module.css';

export interface FilterSheetProps {
  /** Words of the button that closes the sheet and shows the list. */
  readonly showWords: string;
  readonly children: ReactNode;
}

/**
 * Filters of a phone: a button and the sheet that it opens. The state is here and not in the screen, so that opening
 * the sheet does not render the list of books. The sheet is painted first, its filters follow.
 */
export function FilterSheet({ showWords, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const isFilled = useDeferredValue(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="outline" size="small" className={bar['filter']} onClick={() => setOpen(true)}>
        {m.search_filters()}
      </Button>
      <Sheet isOpen={isOpen} onClose={close} title={m.search_filters()} closeLabel={m.shell_close()} side="foot">
        {isFilled ? children : null}
        <div className={styles['show']}>
          <Button isFull onClick={close}>
            {showWords}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
