import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { formatPercent } from '../../../../../domain/format';
import { photoPolicy } from '../../../../../domain/policy/grading';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { shrinkPicture } from '../../shrink-picture';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import { Icon } from '../../../../ui/icons/icon';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Notice } from '../../../../ui/notices/notice';
import { photoIcon } from '../../../../ui/icons/rare-icons';
import styles from './photos.module.css';
import { formatFigure } from '../../desk-words';
import type { InboundLine } from './parcel-copies';
import { useDeskTrade } from '../trade-context';
import { photoTarget } from './photo-target';

export interface PhotosHandle {
  readonly open: () => void;
}

/** Photos of a copy: taken or chosen, made smaller, and sent with their progress. */
export function Photos({ line, ref }: { readonly line: InboundLine; readonly ref?: Ref<PhotosHandle> }) {
  const { trade, runAction } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const input = useRef<HTMLInputElement>(null);
  const [uploadedShare, setUploadedShare] = useState<number | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isFull = line.photos.length >= photoPolicy.perLine;
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  const addPhotos = async (files: readonly File[]) => {
    for (const file of files) {
      setIsUnreadable(false);
      const shrunk = await shrinkPicture(file, photoTarget).catch(() => null);
      if (shrunk === null) {
        setIsUnreadable(true);
        continue;
      }
      setUploadedShare(0);
      await runAction({
        key: `photo ${line.line} ${file.name} ${file.lastModified}`,
        words: m.desk_do_photo({ title: line.book.title }),
        run: () => calls.addPhoto(line.line, shrunk, setUploadedShare),
      });
      setUploadedShare(null);
    }
  };
  const removePhoto = (address: string) => {
    const photo = address.split('/').at(-1) ?? '';
    void runAction({
      key: `photo ${photo}`,
      words: m.desk_do_photo_away({ title: line.book.title }),
      run: () => calls.removePhoto(line.line, photo),
    });
  };
  return (
    <div className={styles['photos']}>
      {line.photos.map((photo, at) => (
        <span key={photo} className={styles['photo']}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img src={photo} alt={m.desk_photo_of({ at: formatFigure(at + 1), title: line.book.title })} />
          </a>
          <IconButton
            icon="close"
            size={18}
            label={m.desk_photo_away({ at: formatFigure(at + 1) })}
            onClick={() => removePhoto(photo)}
          />
        </span>
      ))}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void addPhotos(files);
        }}
      />
      <Button
        kind="outline"
        size="small"
        isBusy={uploadedShare !== null}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <Icon name={photoIcon} size={20} />
        {m.desk_photo()} <kbd>P</kbd>
      </Button>
      {uploadedShare === null ? null : (
        <output className="small">
          <progress value={uploadedShare} aria-label={m.desk_photo_sending()} />{' '}
          {formatPercent(Math.round(uploadedShare * 100) / 100, language())}
        </output>
      )}
      {isUnreadable ? (
        <Notice kind="wrong" isAnnounced>
          {m.desk_photo_unreadable()}
        </Notice>
      ) : null}
    </div>
  );
}
