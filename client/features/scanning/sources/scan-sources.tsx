import { useState, type ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Icon } from '../../../ui/icons/icon';
import styles from '../scan-screen.module.css';
import { PasteBox } from './paste-box';
import { RunSettingsRows, type RunSettingsProps } from './run-settings';
import { ListFile, SourceButtons } from './source-buttons';
import type { PasteBoxProps } from './paste-box';

export interface ScanSourcesProps extends RunSettingsProps {
  readonly onRead: PasteBoxProps['onRead'];
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCamera: () => void;
  readonly isAlive: boolean;
  /** On a phone what is not needed all the time is folded away once the run has books. */
  readonly isFolded: boolean;
  /** Stands above everything while the camera is on beside the list, or a hand scanner reads. */
  readonly children?: ReactNode;
}

/** Every way to read books in, and what holds for them. */
export function ScanSources({
  onRead,
  onText,
  onFiles,
  onCamera,
  settings,
  onChange,
  isAlive,
  isFolded,
  children,
}: ScanSourcesProps) {
  return (
    <section className={styles['sources']} aria-label={m.scanning_sources()}>
      {children}
      <Fold title={m.scanning_more_ways()} isFolded={isFolded}>
        <PasteBox onRead={onRead} onLong={onText} isAlive={isAlive} />
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

/** Open beside the list; on a phone it folds by itself once, and stays as the person wants it after that. */
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
