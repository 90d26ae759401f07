import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { CarriageLine } from '../../../ui/text/carriage-line';
import { gradeName } from '../../../lib/words/grade-words';
import { language } from '../../../lib/language';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Icon } from '../../../ui/icons/icon';
import { printIcon } from '../../../ui/icons/rare-icons';
import { Badge } from '../../../ui/notices/badge';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../desk.module.css';
import { lineWords, reasonNames } from '../desk-words';
import { ReturnRefusedForm } from './return-refused-form';
import { useDeskTrade } from './trade-context';
import { WideTable } from '../wide-table';
import { StickerLink } from '../stickers/sticker-link';

/** Copies of the inbound leg, before and after grading. Refused copies are sent back here. */
export function GivenCopies({ inbound }: { readonly inbound: NonNullable<DeskTrade['inbound']> }) {
  const { trade } = useDeskTrade();
  const shelves = new Map(trade.desk.lines.map(({ line, shelf }) => [line, shelf]));
  return (
    <section className={styles['block']}>
      <SectionHead
        tone="give"
        size="block"
        title={m.desk_copies()}
        action={
          [...shelves.values()].some((shelf) => shelf !== null) ? (
            <StickerLink trade={trade.id} line={null} className={buttonClass({ kind: 'outline', size: 'small' })}>
              <Icon name={printIcon} size={20} />
              {m.desk_stickers_print()}
            </StickerLink>
          ) : undefined
        }
      />
      {trade.desk.allowed.includes('send-back') ? (
        <ReturnRefusedForm lines={inbound.lines.filter(({ state }) => state === 'returning')} />
      ) : null}
      <WideTable label={m.desk_copies()}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{m.desk_col_book()}</th>
              <th scope="col">{m.desk_col_said()}</th>
              <th scope="col">{m.desk_col_found()}</th>
              <th scope="col">{m.desk_col_shelf()}</th>
              <th scope="col" className={styles['figure']}>
                {m.desk_col_amount()}
              </th>
            </tr>
          </thead>
          <tbody>
            {inbound.lines.map((line) => {
              const sent = line.sentBack;
              const shelf = shelves.get(line.line) ?? null;
              const amount = line.paid ?? (line.state === 'regraded' ? line.lower : line.amount);
              return (
                <tr key={line.line}>
                  <td>
                    <bdi lang={line.book.language}>{line.book.title}</bdi>{' '}
                    {line.unexpected ? <Badge tone="amber">{m.desk_unexpected()}</Badge> : null}
                  </td>
                  <td>
                    {gradeName(line.grade)}
                    {line.exLibrary ? ` · ${m.desk_ex_library()}` : null}
                  </td>
                  <td>
                    {lineWords[line.state]()}
                    {line.gradedAs === null ? null : ` · ${gradeName(line.gradedAs)}`}
                    {line.reason === null ? null : ` · ${reasonNames[line.reason]()}`}
                    {line.undecided ? (
                      <>
                        {' '}
                        <Badge tone="amber">{m.desk_undecided()}</Badge>
                      </>
                    ) : null}
                    {sent === null ? null : (
                      <p className="xs">
                        <CarriageLine carriage={sent} />
                      </p>
                    )}
                  </td>
                  <td>
                    {shelf === null ? null : (
                      <StickerLink trade={trade.id} line={line.line} className="text-link">
                        <bdi>{shelf}</bdi>
                      </StickerLink>
                    )}
                  </td>
                  <td className={styles['figure']}>{amount === null ? '–' : formatMoney(amount, language())}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
