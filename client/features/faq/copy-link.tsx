import { useState, type MouseEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import styles from './faq.module.css';

/** Copies the address of a question. It is a link, for browsers without script or without access to the clipboard. */
export function CopyLink({ id, question }: { readonly id: string; readonly question: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent) => {
    if (!('clipboard' in navigator)) return;
    event.preventDefault();
    navigator.clipboard.writeText(new URL(`#${id}`, location.origin + location.pathname).href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={styles['copy']}>
      <output>{copied ? m.faq_link_copied() : null}</output>
      <a href={`#${id}`} className="link" aria-label={m.faq_link_to({ question })} onClick={copy}>
        {m.faq_link()}
      </a>
    </span>
  );
}
