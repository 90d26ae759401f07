import { useEffect } from 'react';
import type { Sticker, StickerList } from '../../../../domain/desk/sticker-schemas';
import { formatMoney } from '../../../../domain/format';
import { joinWithCommas } from '../../../../domain/isolates';
import { money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { gradeName } from '../../../lib/words/grade-words';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/icon';
import { EmptyState } from '../../../ui/notices/empty-state';
import { printIcon } from '../../../ui/icons/rare-icons';
import desk from '../desk.module.css';
import tabs from '../state-tabs.module.css';
import { useScans } from '../frame/scan-context';
import { storeSize, stickerName, stickerSizes, type StickerPaper } from './sticker-paper';
import styles from './stickers.module.css';

interface StickerScreenProps {
  readonly list: StickerList;
  readonly paper: StickerPaper;
}

const sizeNames = { a6: m.desk_sticker_a6, '62': m.desk_sticker_62 } as const;

/** Labels of a trade's copies for the shelf, on the screen with a button to print. Enter prints at once. */
export function StickerScreen({ list, paper }: StickerScreenProps) {
  const stickers = list.stickers.filter(({ line }) => paper.line === null || line === paper.line);
  useScans(undefined, (key) => {
    if (key !== 'Enter' || stickers.length === 0) return false;
    window.print();
    return true;
  });
  useEffect(() => storeSize(paper.size), [paper.size]);
  return (
    <>
      <header className={classes(desk['head'], desk['noprint'])}>
        <h1>
          {m.desk_stickers()} <span className="code">{list.number}</span>
        </h1>
        <nav className={tabs['tabs']} aria-label={m.desk_sticker_paper()}>
          {stickerSizes.map((size) => (
            <PageLink
              key={size}
              to="/desk/trades/$id/print/$paper"
              params={{ id: list.trade, paper: stickerName({ ...paper, size }) }}
              preload={false}
              replace
            >
              {sizeNames[size]()}
            </PageLink>
          ))}
        </nav>
      </header>
      <p className={classes(desk['buttons'], desk['noprint'])}>
        {stickers.length === 0 ? null : (
          <Button onClick={() => window.print()}>
            <Icon name={printIcon} size={20} />
            {m.desk_print()} <kbd>↵</kbd>
          </Button>
        )}
        <PageLink to="/desk/trades/$id" params={{ id: list.trade }} preload={false} className="link">
          {m.trades_print_back()}
        </PageLink>
      </p>
      {stickers.length === 0 ? (
        <EmptyState title={m.desk_stickers_none()} />
      ) : (
        <div className={classes(styles['sheet'], styles[paper.size === 'a6' ? 'a6' : 'roll'])}>
          {stickers.map((sticker) => (
            <StickerLabel key={sticker.line} sticker={sticker} number={list.number} />
          ))}
        </div>
      )}
    </>
  );
}

/** Label of one copy: shelf, grade and price large, then the book, and its ISBN as bars for the scanner. */
function StickerLabel({ sticker, number }: { readonly sticker: Sticker; readonly number: string }) {
  const { line, isbn, title, authors, grade, exLibrary, shelf, priceCents } = sticker;
  return (
    <article className={styles['sticker']}>
      <p className={styles['shelf']}>
        <bdi>{shelf}</bdi>
        {priceCents === null ? null : <b>{formatMoney(money(priceCents, 'EUR'), language())}</b>}
      </p>
      <p className={styles['grade']}>
        {gradeName(grade)}
        {exLibrary ? ` · ${m.desk_ex_library()}` : null}
      </p>
      <p className={styles['title']} lang={sticker.language}>
        <bdi>{title}</bdi>
        {authors.length === 0 ? null : (
          <>
            {' · '}
            <bdi>{joinWithCommas(authors, language())}</bdi>
          </>
        )}
      </p>
      <div className={styles['bars']}>
        <img src={`/api/desk/barcodes/${isbn}`} alt={m.trades_print_barcode({ code: isbn })} />
        <span dir="ltr">
          <span>{isbn}</span> <span>{`${number}/${line}`}</span>
        </span>
      </div>
    </article>
  );
}
