import { useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { countParams } from '../../../../lib/words/count-params';
import { Button } from '../../../../ui/buttons/button';
import styles from './grading.module.css';
import type { InboundLine } from './parcel-copies';
import { useMarkMissing } from '../use-mark-missing';

/** Marks the copies that were not found in the parcel as missing. Asks for confirmation. */
export function MissingCopies({ lines }: { readonly lines: readonly InboundLine[] }) {
  const [isConfirming, setConfirming] = useState(false);
  const markMissing = useMarkMissing();
  if (lines.length === 0) return null;
  if (!isConfirming)
    return (
      <Button kind="quiet" size="small" onClick={() => setConfirming(true)}>
        {m.desk_copies_missing()}
      </Button>
    );
  return (
    <div className={styles['others']}>
      <Button
        kind="outline-take"
        size="small"
        onClick={() => {
          setConfirming(false);
          markMissing(lines);
        }}
      >
        {m.desk_mark_missing(countParams(lines.length))}
      </Button>
      <Button kind="quiet" size="small" onClick={() => setConfirming(false)}>
        {m.desk_copies_search_on()}
      </Button>
    </div>
  );
}
