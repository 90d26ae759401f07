import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { parseParcelCode } from '../../../../domain/trades/parcels/parcel-code';
import { m } from '../../../../messages/compiled/messages.js';
import { ApiProblem } from '../../../lib/api';
import { PageLink } from '../../../lib/page-link';
import { problemWords } from '../../../lib/words/problem-words';
import { useParcelCalls } from '../../../data/desk/parcels';
import { buttonClass } from '../../../ui/buttons/button-class';
import { EmptyState } from '../../../ui/notices/empty-state';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from '../desk.module.css';
import { formatFigure, isolateCode, stateWords } from '../desk-words';
import { LateParcel } from './late-parcel';
import { useScanContext, useScans } from '../frame/scan-context';
import { deskTradePage, type ScanAnswer } from '../frame/scan-result';
import { WideTable } from '../wide-table';

interface ReceivedParcel {
  readonly code: string;
  readonly trade: DeskTrade;
}

/** Page to receive parcels. A scanned parcel is received at once and listed with a link to grading. */
export function ReceiveScreen({ code: scannedCode }: { readonly code: string }) {
  const parcels = useParcelCalls();
  const { handleAddressCode, replaceAnswer } = useScanContext();
  const [received, setReceived] = useState<readonly ReceivedParcel[]>([]);
  const [lateCode, setLateCode] = useState<string | null>(null);
  const addToList = (code: string, trade: DeskTrade) =>
    setReceived((before) => [{ code, trade }, ...before.filter((earlier) => earlier.code !== code)]);
  const receive = async (code: string): Promise<ScanAnswer> => {
    setLateCode(null);
    try {
      const trade = await parcels.receive(code);
      addToList(code, trade);
      return receivedAnswer(code, trade);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code === 'offline') throw error;
      const { trade, missing } = error.facts;
      if (error.code === 'parcel-after-grading' && missing !== 0) setLateCode(code);
      return {
        tone: 'wrong',
        words: problemWords(error),
        links: typeof trade === 'string' ? [{ target: deskTradePage(trade), words: m.desk_open_trade() }] : undefined,
      };
    }
  };
  useScans((scanned) => {
    const code = parseParcelCode(scanned);
    return code === null ? null : receive(code);
  });
  const handleScannedCode = useEffectEvent((code: string) => {
    if (code !== '') handleAddressCode(code);
  });
  useEffect(() => handleScannedCode(scannedCode), [scannedCode]);
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_receive()}</h1>
        <p>{m.desk_receive_text()}</p>
      </header>
      {lateCode === null ? null : (
        <LateParcel
          code={lateCode}
          onAccepted={(code, trade) => {
            setLateCode(null);
            addToList(code, trade);
            replaceAnswer(code, receivedAnswer(code, trade));
          }}
        />
      )}
      {received.length === 0 ? (
        <EmptyState tone="give" title={m.desk_receive_empty()}>
          <p>{m.desk_receive_empty_text()}</p>
        </EmptyState>
      ) : (
        <WideTable label={m.desk_parcels()}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{m.desk_col_parcel()}</th>
                <th scope="col">{m.desk_col_state()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_books()}
                </th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_parcels()}
                </th>
                <th scope="col">
                  <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {received.map(({ code, trade }) => (
                <tr key={code}>
                  <th scope="row">
                    <span className="code">{code}</span>
                  </th>
                  <td>
                    {stateWords(trade.inbound?.state ?? '')}
                    {trade.desk.late === 'no' ? null : ` · ${m.desk_late()}`}
                  </td>
                  <td className={styles['figure']}>{formatFigure(trade.inbound?.lines.length ?? 0)}</td>
                  <td className={styles['figure']}>{receivedOfAll(trade)}</td>
                  <td className={styles['figure']}>
                    <PageLink
                      to="/desk/trades/$id"
                      params={{ id: trade.id }}
                      preload={false}
                      className={buttonClass({ kind: 'give', size: 'small' })}
                    >
                      {m.desk_grade()}
                    </PageLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}

const receivedAnswer = (code: string, trade: DeskTrade): ScanAnswer => ({
  tone: 'right',
  words: m.desk_received({ code: isolateCode(code) }),
  note: receivedOfAll(trade),
});

function receivedOfAll({ inbound }: DeskTrade): string {
  const parcels = inbound?.parcels ?? [];
  return m.desk_done_of({
    done: formatFigure(parcels.filter(({ receivedAt }) => receivedAt !== null).length),
    all: formatFigure(parcels.length),
  });
}
