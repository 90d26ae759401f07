import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Read, RunSettings } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { useCamera } from '../decoder/use-camera';
import { CameraView } from './camera-view';
import styles from './camera.module.css';

export interface CameraPanelProps {
  /** Wide windows show it beside the list. On a phone it is the whole screen, with the list below. */
  readonly isWide: boolean;
  readonly onRead: (read: Read) => void;
  readonly onClose: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onType: () => void;
  readonly settings: RunSettings;
  readonly onSettings: (settings: Partial<RunSettings>) => void;
  /** Number of reads. The frame shows each. */
  readonly reads: number;
  /** Undoes the last step. Null if there is none. */
  readonly undo: { readonly label: string; readonly onUndo: () => void } | null;
  /** Notices: no network, files being read, results. */
  readonly notices: ReactNode;
  readonly answer: ReactNode;
  /** Renders the list of lines, which scrolls within the given element. */
  readonly renderList: (box: RefObject<HTMLElement | null>) => ReactNode;
  readonly sum: ReactNode;
}

/** Scanning with the camera: picture, last answer, lines and sum. */
export function CameraPanel({ isWide, onRead, onClose, notices, answer, renderList, sum, ...view }: CameraPanelProps) {
  const camera = useCamera({ onRead });
  const { start, stop } = camera;
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);
  useEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    if (element !== null && !element.open) element.showModal();
    return () => {
      isLeaving.current = true;
      element?.close();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the dialog comes and goes with the width
  }, [isWide]);
  const picture = <CameraView camera={camera} onClose={onClose} {...view} />;
  if (isWide) {
    return (
      <section className={styles['beside']} aria-label={m.scanning_camera_title()}>
        {picture}
        {answer}
      </section>
    );
  }
  return (
    <dialog
      ref={dialog}
      className={styles['stage']}
      aria-label={m.scanning_camera_title()}
      onClose={() => (isLeaving.current ? undefined : onClose())}
    >
      {picture}
      <div className={styles['notices']}>{notices}</div>
      {answer}
      <div ref={box} className={styles['list']}>
        {renderList(box)}
      </div>
      <div className={styles['sum']}>{sum}</div>
    </dialog>
  );
}
