import type { Dispatch, ReceiveReturn } from '../../../domain/desk/outbound-schemas';
import type { ReturnShipment } from '../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../domain/desk/trade-schema';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Steps of the desk in one trade. Each resolves to the trade after it. @throws ApiProblem, `state-moved` among them */
export interface DeskTradeCalls {
  /** Cancels what is neither posted nor packed. */
  readonly cancel: () => Promise<DeskTrade>;
  /** Ends the grading of the sent books. */
  readonly finishGrading: () => Promise<DeskTrade>;
  /** Removes the warning from the trade. */
  readonly clearWarning: () => Promise<DeskTrade>;
  /** Marks the order as packed. */
  readonly pack: () => Promise<DeskTrade>;
  /** Dispatches the packed order. */
  readonly dispatch: (parcel: Dispatch) => Promise<DeskTrade>;
  /** Reports that the parcel has arrived. */
  readonly markDelivered: () => Promise<DeskTrade>;
  /** Reports that the parcel is lost. Everything is refunded. */
  readonly markLost: () => Promise<DeskTrade>;
  /** Receives a returned copy in the condition that it has. */
  readonly receiveReturn: (line: number, returned: ReceiveReturn) => Promise<DeskTrade>;
  /** Sends a refused copy to the person. */
  readonly sendBack: (line: number, shipment: ReturnShipment) => Promise<DeskTrade>;
  /** Removes a photo of a copy. */
  readonly removePhoto: (line: number, photo: string) => Promise<DeskTrade>;
}

/** Returns the steps of the desk in the trade with this id. */
export function useDeskTradeCalls(id: string): DeskTradeCalls {
  const at = useApi().desk.trades[':id'];
  const param = { id };
  const paramOf = (line: number) => ({ id, line: String(line) });
  return {
    cancel: () => read(at.cancel.$post({ param })),
    finishGrading: () => read(at['finish-grading'].$post({ param })),
    clearWarning: () => read(at['clear-warning'].$post({ param })),
    pack: () => read(at.pack.$post({ param })),
    dispatch: (json) => read(at.dispatch.$post({ param, json })),
    markDelivered: () => read(at.delivered.$post({ param })),
    markLost: () => read(at.lost.$post({ param })),
    receiveReturn: (line, json) => read(at.lines[':line']['came-back'].$post({ param: paramOf(line), json })),
    sendBack: (line, json) => read(at.lines[':line']['sent-back'].$post({ param: paramOf(line), json })),
    removePhoto: (line, photo) =>
      read(at.lines[':line'].photos[':photo'].$delete({ param: { ...paramOf(line), photo } })),
  };
}
