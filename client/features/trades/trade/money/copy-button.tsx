import { useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { Button } from '../../../../ui/buttons/button';
import styles from '../trade.module.css';

/** Button that copies a text. It says so until something else is pressed. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here: the text beside the button can be selected.
      setCopied(false);
    }
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={m.trade_copy_what({ what })}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {isCopied ? m.trade_copied() : m.trade_copy()}
      </Button>
      <output className={styles['visually-hidden']}>{isCopied ? m.trade_copied() : ''}</output>
    </>
  );
}
