import { useState, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Icon } from '../../../ui/icons/icon';
import styles from '../scan-screen.module.css';
import { PasteBox } from './paste-box';
import { RunSettingsRows, type RunSettingsProps } from './run-settings';
import { ListFile, SourceButtons } from './source-buttons';
import type { PasteBoxProps } from './use-pasted-text';

export interface ScanSourcesProps extends RunSettingsProps {
  readonly onRead: PasteBoxProps['onRead'];
  readonly onTitles: PasteBoxProps['onTitles'];
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCamera: () => void;
  readonly isHydrated: boolean;
  /** On a phone, sources that are seldom needed are folded once the run has books. */
  readonly isFolded: boolean;
  /** Last book, shown on a phone below the field while numbers are typed. */
  readonly answer: ReactNode;
  /** Content above everything while the camera is on beside the list, or a hand scanner reads. */
  readonly children?: ReactNode;
}

/** All sources, and the settings of new books. */
export function ScanSources({
  onRead,
  onTitles,
  onText,
  onFiles,
  onCamera,
  settings,
  onChange,
  isHydrated,
  isFolded,
  answer,
  children,
}: ScanSourcesProps) {
  // Numbers that are typed one by one keep the field open. A pasted list makes room for its books.
  const [isTyping, setTyping] = useState(false);
  return (
    <section className={styles['sources']} aria-label={m.scanning_sources()}>
      {children}
      <Fold title={m.scanning_more_ways()} isFolded={isFolded && !isTyping}>
        <PasteBox
          onRead={(reads) => {
            setTyping(reads.length === 1);
            onRead(reads);
          }}
          onTitles={onTitles}
          onLong={onText}
          isHydrated={isHydrated}
        />
        {isFolded && isTyping ? <div className={styles['last']}>{answer}</div> : null}
        <ListFile onFiles={onFiles} />
      </Fold>
      <div className={styles['buttons']}>
        <SourceButtons onCamera={onCamera} onFiles={onFiles} />
      </div>
      <Fold title={m.scanning_settings()} isFolded={isFolded}>
        <RunSettingsRows settings={settings} onChange={onChange} />
        <p className={styles['hint']}>{m.scanning_scanner_hint()}</p>
      </Fold>
    </section>
  );
}

/**
 * Section that folds. It is open beside the list. On a phone it closes once by itself, and then stays as the person
 * sets it.
 */
function Fold({
  title,
  isFolded,
  children,
}: {
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? !isFolded;
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setWanted(!isOpen);
        }}
      >
        {title}
        <Icon name="down" size={20} />
      </summary>
      {children}
    </details>
  );
}
