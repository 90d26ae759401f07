import type { Page } from '../../../domain/pages/schemas';
import { m } from '../../../messages/compiled/messages.js';
import styles from './official-notice.module.css';

/** Width and height of the official artwork, an A4 page in points. */
const artwork = { width: 595, height: 842 };

/**
 * Official artwork of the notice on the legal guarantee, unedited, with a link to the target of its QR code. Pressed,
 * it opens at full size. The text of the page is its text alternative.
 * @see regulation (EU) 2025/1960, annex I
 */
export function OfficialNotice({ notice }: { readonly notice: NonNullable<Page['notice']> }) {
  return (
    <figure className={styles['notice']}>
      <a href={notice.image}>
        <img src={notice.image} {...artwork} alt={m.pages_notice_alt()} />
      </a>
      <figcaption>
        <a href={`https://${notice.site}`} rel="noopener" className="text-link">
          {m.pages_notice_more()}
        </a>
      </figcaption>
    </figure>
  );
}
