import { useId, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { fileIcon, photoIcon } from '../../../ui/icons/rare-icons';
import styles from './sources.module.css';

export interface SourceButtonsProps {
  readonly onCamera: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Buttons for camera and photo, side by side. */
export function SourceButtons({ onCamera, onFiles }: SourceButtonsProps) {
  return (
    <div className={styles['buttons']}>
      <Button kind="outline" className={styles['camera']} onClick={onCamera}>
        <Icon name="scan" />
        {m.scanning_camera()}
      </Button>
      <PhotoButton onFiles={onFiles} />
    </div>
  );
}

/** Opens the device's chooser of photos, which on a phone opens the camera too. */
export function PhotoButton({
  onFiles,
  className,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {className === undefined ? (
        <Button kind="outline" onClick={() => input.current?.click()}>
          <Icon name={photoIcon} />
          {m.scanning_photo()}
        </Button>
      ) : (
        <button type="button" className={className} onClick={() => input.current?.click()}>
          <Icon name={photoIcon} size={20} />
          {m.scanning_photo()}
        </button>
      )}
      <FileInput ref={input} accept="image/*,.heic,.heif" label={m.scanning_photo()} onFiles={onFiles} />
    </>
  );
}

interface FileInputProps {
  readonly ref: React.RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button for the platform's chooser of files. The same file can be chosen twice in a row. */
function FileInput({ ref, accept, label, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

/** Files that the chooser of lists offers: spreadsheets, texts, and photos of barcodes. */
const listTypes =
  '.xlsx,.csv,.tsv,.tab,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/*,image/*';

/** Button for a list as a file, which can also be dropped anywhere on the page. */
export function ListFile({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles['drop']}
        aria-describedby={`${id}-kinds`}
        onClick={() => input.current?.click()}
      >
        <Icon name={fileIcon} />
        <span>
          <b className={styles['mouse']}>{m.scanning_file()}</b>
          <b className={styles['touch']}>{m.scanning_file_choose()}</b>
        </span>
      </button>
      <p className={styles['kinds']} id={`${id}-kinds`}>
        {m.scanning_file_kinds()}
      </p>
      <FileInput ref={input} accept={listTypes} label={m.scanning_file_choose()} onFiles={onFiles} />
    </>
  );
}
