import { useEffect, useRef } from 'react';
import { formatMoney, formatPercent } from '../../../../../domain/format';
import { gradingPolicy } from '../../../../../domain/policy/grading';
import { money } from '../../../../../domain/money';
import { expectedPostageRefund } from '../../../../../domain/trades/money/refunded-postage';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { Sheet } from '../../../../ui/overlays/sheet';
import { Sum, Sums } from '../../../../ui/figures/sums';
import styles from './grading.module.css';
import { countParams } from '../../../../lib/words/count-params';
import { joinSentences } from '../../../../lib/words/join-words';
import { summarizeParcel, type SummaryRow } from './parcel-copies';
import { useDeskTrade } from '../trade-context';

const rowWords: Record<SummaryRow['kind'], (count: ReturnType<typeof countParams>) => string> = {
  kept: m.desk_finish_kept,
  accept: m.desk_finish_accept,
  asked: m.desk_finish_asked,
  return: m.desk_finish_return,
  recycle: m.desk_finish_recycle,
  missing: m.desk_finish_missing,
};

/** Sum of the parcel and the questions to the person, before grading is finished. */
export function FinishSheet({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const box = useRef<HTMLDivElement>(null);
  // Enter presses "finish". Without this, the focus would be on the button that closes the sheet.
  useEffect(() => {
    if (isOpen) box.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const unexpectedBooks = trade.inbound?.lines.filter(({ unexpected }) => unexpected) ?? [];
  const charityCount = trade.inbound?.charity.found ?? 0;
  const rows = summarizeParcel(trade);
  const keptRows = rows.filter(({ kind }) => kind === 'kept' || kind === 'accept');
  const postage = expectedPostageRefund(trade, keptRows.length);
  const certainAmount = keptRows.reduce((sum, { amount }) => sum + amount.minor, postage);
  const booksToAsk = rows.reduce((sum, { toAsk }) => sum + toAsk, 0);
  const currency = trade.inbound?.total.currency ?? 'EUR';
  const finish = async () => {
    await runAction({
      key: 'finish',
      words: m.desk_do_finish(),
      run: calls.finishGrading,
    });
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={m.desk_finish_title()} closeLabel={m.shell_close()}>
      <div className={styles['finish']} ref={box}>
        <Sums>
          {rows
            .filter(({ books }) => books > 0)
            .map(({ kind, books, amount }) => (
              <Sum
                key={kind}
                label={rowWords[kind](countParams(books))}
                amount={
                  kind === 'return' || kind === 'recycle' || kind === 'missing' ? '–' : formatMoney(amount, language())
                }
                tone={kind === 'kept' || kind === 'accept' ? 'give' : 'ink'}
              />
            ))}
          {unexpectedBooks.length === 0 ? null : (
            <Sum label={m.desk_finish_strays(countParams(unexpectedBooks.length))} amount="–" />
          )}
          {charityCount === 0 ? null : <Sum label={m.desk_finish_charity(countParams(charityCount))} amount="–" />}
          {postage === 0 ? null : (
            <Sum
              label={m.desk_ledger_postage_to_us()}
              amount={formatMoney(money(postage, currency), language())}
              tone="give"
            />
          )}
          <Sum
            isTotal
            label={m.desk_finish_sure()}
            amount={formatMoney(money(certainAmount, currency), language())}
            tone="give"
          />
        </Sums>
        {unexpectedBooks.length === 0 ? null : (
          <ul className="small">
            {unexpectedBooks.map(({ line, book }) => (
              <li key={line} lang={book.language}>
                <bdi>{book.title}</bdi>
              </li>
            ))}
          </ul>
        )}
        {trade.inbound?.ifWorse === 'accept' ? (
          <p className="small">
            {m.desk_finish_accepts({ percent: formatPercent(trade.inbound.ifWorseDownTo / 100, language()) })}
          </p>
        ) : null}
        <Notice kind={booksToAsk > 0 ? 'waiting' : 'safe'}>
          {booksToAsk > 0
            ? joinSentences([
                m.desk_finish_asks(countParams(booksToAsk)),
                m.desk_finish_days(countParams(gradingPolicy.decisionDays)),
              ])
            : m.desk_finish_settles()}
        </Notice>
        <Button kind="give" isFull isBusy={isBusy('finish')} onClick={() => void finish()}>
          {booksToAsk > 0 ? m.desk_finish_ask() : m.desk_finish_settle()}
        </Button>
      </div>
    </Sheet>
  );
}
