import { useState } from 'react';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { Sheet } from '../../../ui/overlays/sheet';
import styles from './decision/decision.module.css';

/** Photos of a copy by the desk: small beside it, large when pressed. */
export function Photos({ photos, title }: { readonly photos: readonly string[]; readonly title: string }) {
  const [openedPhoto, setOpenedPhoto] = useState<number | null>(null);
  const shown = openedPhoto === null ? undefined : photos[openedPhoto];
  const last = photos.length - 1;
  const words = (index: number) =>
    m.trades_photo_of({
      title,
      at: formatNumber(index + 1, language()),
      count: formatNumber(photos.length, language()),
    });
  if (photos.length === 0) return null;
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <button
          key={photo}
          type="button"
          className={styles['photo']}
          aria-label={m.trades_photo_enlarge({ photo: words(index) })}
          onClick={() => setOpenedPhoto(index)}
        >
          <img src={photo} alt="" loading="lazy" />
        </button>
      ))}
      <Sheet
        isOpen={shown !== undefined}
        onClose={() => setOpenedPhoto(null)}
        title={title}
        closeLabel={m.trade_close()}
      >
        {shown === undefined || openedPhoto === null ? null : (
          <figure className={styles['large']}>
            <img src={shown} alt={words(openedPhoto)} />
            <figcaption className="small">
              {m.trades_photo_caption({
                at: formatNumber(openedPhoto + 1, language()),
                count: formatNumber(photos.length, language()),
              })}
            </figcaption>
            {last === 0 ? null : (
              <p className={styles['turn']}>
                <Button
                  kind="outline"
                  size="small"
                  disabled={openedPhoto === 0}
                  onClick={() => setOpenedPhoto(openedPhoto - 1)}
                >
                  {m.trades_photo_before()}
                </Button>
                <Button
                  kind="outline"
                  size="small"
                  disabled={openedPhoto === last}
                  onClick={() => setOpenedPhoto(openedPhoto + 1)}
                >
                  {m.trades_photo_next()}
                </Button>
              </p>
            )}
          </figure>
        )}
      </Sheet>
    </div>
  );
}
