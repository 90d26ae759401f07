import { useEffect, useState } from 'react';
import type { DeskCover } from '../../../domain/desk/names/cover-schemas';
import { ApiProblem, read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { sendPicture, type OnProgress } from './send-picture';

/** Answer to a change of a cover. */
export interface CoverAnswer {
  readonly cover: DeskCover;
  /** The problem if another clerk was faster. `cover` is the cover as it is now. */
  readonly problem: ApiProblem | null;
}

/** Calls of the desk about the cover of a book. @throws ApiProblem except `state-moved`, which is in the answer */
export interface CoverCalls {
  readonly upload: (seen: DeskCover, picture: Blob, onProgress: OnProgress) => Promise<CoverAnswer>;
  readonly remove: (seen: DeskCover) => Promise<CoverAnswer>;
}

const seenHash = (cover: DeskCover) => cover.picture?.hash ?? 'none';

/** Returns the desk's calls about the cover of a book. */
export function useCoverCalls(isbn: string): CoverCalls {
  const at = useApi().desk.covers[':isbn'];
  const param = { isbn };
  const answerOf = async (change: Promise<unknown>): Promise<CoverAnswer> => {
    let problem: ApiProblem | null = null;
    try {
      await change;
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'state-moved') throw error;
      problem = error;
    }
    return { cover: await read(at.$get({ param })), problem };
  };
  return {
    upload: (seen, picture, onProgress) =>
      answerOf(sendPicture(`/api/desk/covers/${isbn}?seen=${seenHash(seen)}`, picture, onProgress, 'PUT')),
    remove: (seen) => answerOf(read(at.$delete({ param, query: { seen: seenHash(seen) } }))),
  };
}

/** Loads the cover of a book. Returns null until it is there, and a function that replaces it. */
export function useDeskCover(isbn: string) {
  const api = useApi();
  const [cover, setCover] = useState<DeskCover | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  useEffect(() => {
    let isLatest = true;
    read(api.desk.covers[':isbn'].$get({ param: { isbn } })).then(
      (found) => isLatest && setCover(found),
      (error: unknown) => isLatest && setProblem(error instanceof ApiProblem ? error : new ApiProblem('internal', 0)),
    );
    return () => {
      isLatest = false;
    };
  }, [api, isbn]);
  return { cover: cover?.isbn === isbn ? cover : null, setCover, problem };
}
