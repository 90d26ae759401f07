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
  const { trade, act } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const isFull = line.photos.length >= photoPolicy.perLine;
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  const add = async (files: readonly File[]) => {
    for (const file of files) {
      setUnreadable(false);
      const small = await shrinkPicture(file, photoTarget).catch(() => null);
      if (small === null) {
        setUnreadable(true);
        continue;
      }
      setShare(0);
      await act({
        key: `photo ${line.line} ${file.name} ${file.lastModified}`,
        words: m.desk_do_photo({ title: line.book.title }),
        run: () => calls.addPhoto(line.line, small, setShare),
      });
      setShare(null);
    }
  };
  const remove = (address: string) => {
    const photo = address.split('/').at(-1) ?? '';
    void act({
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
            onClick={() => remove(photo)}
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
          void add(files);
        }}
      />
      <Button
        kind="outline"
        size="small"
        isBusy={share !== null}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <Icon name={photoIcon} size={20} />
        {m.desk_photo()} <kbd>P</kbd>
      </Button>
      {share === null ? null : (
        <output className="small">
          <progress value={share} aria-label={m.desk_photo_sending()} />{' '}
          {formatPercent(Math.round(share * 100) / 100, language())}
        </output>
      )}
      {unreadable ? (
        <Notice kind="wrong" isAnnounced>
          {m.desk_photo_unreadable()}
        </Notice>
      ) : null}
    </div>
  );
}
