import { useId } from 'react';
import type { CodePlace } from '../../../../domain/scanning/pictures/places/place';
import { m } from '../../../../messages/compiled/messages.js';
import { formatNumber } from '../../../../domain/format';
import { language } from '../../../lib/language';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Notice } from '../../../ui/notices/notice';
import type { Photo, Photos } from '../sources/use-photos';
import styles from './photo-marks.module.css';

/** Height of a barcode as a share of its length, where only the length is known. */
const usualHeight = 0.55;

/** A code in a photo, with the number that was read there, if any. */
interface Mark extends CodePlace {
  readonly kind: 'read' | 'check' | 'unread';
  readonly text: string;
}

/** Returns the marks of a photo, from top to bottom: its codes and the places that could not be read. */
function marksOf({ seen }: Photo): readonly Mark[] {
  const read = seen.codes.map(({ sure, ...code }): Mark => ({
    ...code,
    height: code.length * usualHeight,
    kind: sure ? 'read' : 'check',
  }));
  const unread = seen.unread.map((place): Mark => ({ ...place, kind: 'unread', text: '' }));
  return [...read, ...unread].toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Photos that were read, each with marks on what was read and what was not. */
export function PhotoReports({ photos }: { readonly photos: Photos }) {
  return photos.list.map((photo, at) => (
    <PhotoReport key={photo.id} photo={photo} photos={photos} isNewest={at === 0} />
  ));
}

interface PhotoReportProps {
  readonly photo: Photo;
  readonly photos: Photos;
  /** Earlier photos are folded, so that the list stays near. */
  readonly isNewest: boolean;
}

function PhotoReport({ photo, photos, isNewest }: PhotoReportProps) {
  const marks = marksOf(photo);
  const unread = photo.seen.unread.length;
  const name = `\u2068${photo.name}\u2069`;
  return (
    <section className={styles['report']} aria-label={name}>
      <Notice
        kind={unread === 0 ? 'safe' : 'waiting'}
        isAnnounced
        action={
          <IconButton icon="close" size={20} label={m.scanning_report_close()} onClick={() => photos.close(photo.id)} />
        }
      >
        <p>{m.scanning_picture_read({ ...countParams(marks.length - unread), name })}</p>
        {unread === 0 ? null : <p>{m.scanning_picture_unread(countParams(unread))}</p>}
      </Notice>
      <details className={styles['fold']} open={isNewest}>
        <summary>{m.scanning_photo()}</summary>
        <div className={styles['photo']}>
          <Picture photo={photo} marks={marks} />
          <ol className={styles['numbers']}>
            {marks.map((mark, at) => (
              <li key={`${mark.text} ${mark.x} ${mark.y}`} data-kind={mark.kind}>
                <b aria-hidden="true">{formatNumber(at + 1, language())}</b>
                <span>
                  {mark.text === '' ? m.scanning_mark_unread() : <bdi className="code">{mark.text}</bdi>}
                  {mark.kind === 'check' ? <small>{m.scanning_mark_check()}</small> : null}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </details>
      {photo.known.length === 0 ? null : (
        <Notice
          kind="plain"
          isAnnounced
          action={
            <Button kind="outline" size="small" onClick={() => photos.countKnown(photo.id)}>
              {m.scanning_picture_count_again()}
            </Button>
          }
        >
          {m.scanning_picture_known(countParams(photo.known.length))}
        </Notice>
      )}
    </section>
  );
}

/** Picture with a numbered frame at each mark. */
function Picture({ photo, marks }: { readonly photo: Photo; readonly marks: readonly Mark[] }) {
  const title = useId();
  const { width, height } = photo.seen;
  // Numbers have the same size on the screen for photos of any resolution.
  const size = Math.max(width, height) / 22;
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title}>
      <title id={title}>{photo.name}</title>
      <image href={photo.url} width={width} height={height} preserveAspectRatio="none" />
      {marks.map((mark, at) => (
        <g
          key={`${mark.text} ${mark.x} ${mark.y}`}
          data-kind={mark.kind}
          transform={`translate(${mark.x} ${mark.y}) rotate(${mark.angle})`}
        >
          <rect
            x={-mark.length * 0.56}
            y={-mark.height * 0.6}
            width={mark.length * 1.12}
            height={mark.height * 1.2}
            strokeWidth={size / 6}
          />
          <g transform={`rotate(${-mark.angle})`}>
            <circle r={size * 0.78} />
            <text fontSize={size} dy="0.36em" textAnchor="middle">
              {formatNumber(at + 1, language())}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
