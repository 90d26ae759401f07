import { useCallback } from 'react';
import type { Dispatch, ReceiveReturn } from '../../../domain/desk/outbound-schemas';
import type { Grading, ReturnShipment, Unexpected } from '../../../domain/desk/grading-schemas';
import type { StickerList } from '../../../domain/desk/sticker-schemas';
import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { IdentityMethod } from '../../../domain/law/buying';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { sendPicture } from './send-picture';
import { useApi } from '../../lib/use-api';

/** Loads a trade as the desk sees it. @throws ApiProblem */
export function loadDeskTrade(api: ApiClient, id: string): Promise<DeskTrade> {
  return read(api.desk.trades[':id'].$get({ param: { id: encodeURIComponent(id) } }));
}

/** Loads the labels of the copies that the shop keeps of a trade. @throws ApiProblem */
export function loadStickers(api: ApiClient, id: string): Promise<StickerList> {
  return read(api.desk.trades[':id'].stickers.$get({ param: { id: encodeURIComponent(id) } }));
}

/** Returns a function that loads a trade again. It is the same for the life of the page. @throws ApiProblem */
export function useLoadDeskTrade(): (id: string) => Promise<DeskTrade> {
  const api = useApi();
  return useCallback((id) => loadDeskTrade(api, id), [api]);
}

/** Steps of the desk in one trade. Each resolves to the trade after it. @throws ApiProblem, `state-moved` among them */
export interface DeskTradeCalls {
  /** Cancels the legs that are neither posted nor packed. */
  readonly cancel: () => Promise<DeskTrade>;
  /** Grades a copy. `isRegrading`: it is graded already, and that grading is undone first. */
  readonly grade: (line: number, grading: Grading, isRegrading: boolean) => Promise<DeskTrade>;
  /** Undoes the grading of a copy. An unexpected book is removed. */
  readonly undoGrading: (line: number) => Promise<DeskTrade>;
  /** Adds a book that is not in the trade. */
  readonly addUnexpected: (book: Unexpected) => Promise<DeskTrade>;
  /** Counts one more book for charity, or one fewer. */
  readonly countCharityBook: (by: 1 | -1) => Promise<DeskTrade>;
  /** Begins grading without the parcels that are missing. */
  readonly gradeArrived: () => Promise<DeskTrade>;
  /** Records how the seller's identity was checked. */
  readonly recordIdentity: (method: IdentityMethod) => Promise<DeskTrade>;
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
  readonly returnRefused: (line: number, shipment: ReturnShipment) => Promise<DeskTrade>;
  /** Adds a photo of a copy. `onProgress` gets the sent share, 0 to 1. */
  readonly addPhoto: (line: number, picture: Blob, onProgress: (share: number) => void) => Promise<DeskTrade>;
  /** Removes a photo of a copy. */
  readonly removePhoto: (line: number, photo: string) => Promise<DeskTrade>;
}

/** Returns the steps of the desk in the trade with this id. */
export function useDeskTradeCalls(id: string): DeskTradeCalls {
  const steps = useApi().desk.trades[':id'];
  const param = { id };
  const paramOf = (line: number) => ({ id, line: String(line) });
  return {
    cancel: () => read(steps.cancel.$post({ param })),
    grade: async (line, json, isRegrading) => {
      const { grading } = steps.lines[':line'];
      if (isRegrading) await read(grading.$delete({ param: paramOf(line) }));
      return read(grading.$put({ param: paramOf(line), json }));
    },
    undoGrading: (line) => read(steps.lines[':line'].grading.$delete({ param: paramOf(line) })),
    addUnexpected: (json) => read(steps.unexpected.$post({ param, json })),
    countCharityBook: (by) => read(steps.charity.$post({ param, json: { by } })),
    gradeArrived: () => read(steps['grade-arrived'].$post({ param })),
    recordIdentity: (method) => read(steps.identity.$post({ param, json: { method } })),
    finishGrading: () => read(steps['finish-grading'].$post({ param })),
    clearWarning: () => read(steps['clear-warning'].$post({ param })),
    pack: () => read(steps.pack.$post({ param })),
    dispatch: (json) => read(steps.dispatch.$post({ param, json })),
    markDelivered: () => read(steps.delivered.$post({ param })),
    markLost: () => read(steps.lost.$post({ param })),
    receiveReturn: (line, json) => read(steps.lines[':line']['came-back'].$post({ param: paramOf(line), json })),
    returnRefused: (line, json) => read(steps.lines[':line']['sent-back'].$post({ param: paramOf(line), json })),
    addPhoto: async (line, picture, onProgress) => {
      const answer = await sendPicture(`/api/desk/trades/${id}/lines/${line}/photos`, picture, onProgress);
      if (answer === null) throw new ApiProblem('internal', 0);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the server answers with this type
      return answer as DeskTrade;
    },
    removePhoto: (line, photo) =>
      read(steps.lines[':line'].photos[':photo'].$delete({ param: { ...paramOf(line), photo } })),
  };
}
