import { useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Icon } from '../../../ui/icons/icon';
import { fileIcon } from '../../../ui/icons/rare-icons';
import styles from './sources.module.css';

export interface PageDropProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/** Accepts files and texts dropped anywhere on the page, and pasted pictures. A hint is shown during the drag. */
export function PageDrop({ onFiles, onText }: PageDropProps) {
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent((event: DragEvent) => {
    // The browser handles a text dragged within the page into a field.
    if (
      !event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ||
      isEditable(event.target)
    )
      return;
    event.preventDefault();
    setOver(true);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0 && isEditable(event.target)) return;
    event.preventDefault();
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length > 0) onFiles(files);
    else if (text !== '') onText(text);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0 && text === '') {
      event.preventDefault();
      onFiles(files);
    } else if (text !== '' && !isEditable(event.target)) onText(text);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, []);
  return isOver ? (
    <div className={styles['over']}>
      <p>
        <Icon name={fileIcon} /> {m.scanning_drop_here()}
      </p>
      <p className="small">{m.scanning_drop_what()}</p>
    </div>
  ) : null;
}
