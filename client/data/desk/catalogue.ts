import type { Edits } from '../../../domain/catalogue/editing/edits';
import type { EditionValues, WorkValues } from '../../../domain/catalogue/editing/edition-values';
import type {
  DeskEdition,
  DeskWork,
  EditionEdit,
  FoundEditions,
  NewEdition,
  WorkEdit,
} from '../../../domain/desk/catalogue/catalogue-schemas';
import type { Language } from '../../../domain/language';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Loads a page of the editions that a search at the desk finds. @throws ApiProblem */
export function loadFoundEditions(api: ApiClient, words: string, cursor?: string): Promise<FoundEditions> {
  return read(api.desk.catalogue.books.$get({ query: { q: words, ...(cursor === undefined ? {} : { cursor }) } }));
}

/** Loads an edition as the desk edits it. @throws ApiProblem */
export function loadDeskEdition(api: ApiClient, isbn: string): Promise<DeskEdition> {
  return read(api.desk.catalogue.books[':isbn'].$get({ param: { isbn } }));
}

/** Loads a work as the desk edits it. @throws ApiProblem */
export function loadDeskWork(api: ApiClient, work: string): Promise<DeskWork> {
  return read(api.desk.catalogue.works[':work'].$get({ param: { work } }));
}

/** Answer to an edit: the thing as it is now, and the fields that others have changed, so that nothing was written. */
export interface EditAnswer<Thing> {
  readonly now: Thing;
  readonly conflicts: readonly string[];
}

/** Returns the answer of an edit. After a conflict it loads the thing again. @throws ApiProblem of any other kind */
async function answerOf<Thing>(edit: Promise<Thing>, load: () => Promise<Thing>): Promise<EditAnswer<Thing>> {
  try {
    return { now: await edit, conflicts: [] };
  } catch (error) {
    const fields = error instanceof ApiProblem && error.code === 'state-moved' ? error.facts['fields'] : null;
    if (!Array.isArray(fields)) throw error;
    return { now: await load(), conflicts: fields.map(String) };
  }
}

/** Returns the calls of the desk's catalogue room. @throws ApiProblem */
export function useCatalogueCalls() {
  const api = useApi();
  const { books, works, changes } = api.desk.catalogue;
  return {
    findEditions: (words: string, cursor?: string): Promise<FoundEditions> => loadFoundEditions(api, words, cursor),
    addEdition: (json: NewEdition): Promise<DeskEdition> => read(books.$post({ json })),
    editEdition: (isbn: string, fields: Edits<EditionValues>): Promise<EditAnswer<DeskEdition>> =>
      answerOf(
        // oxlint-disable-next-line typescript/consistent-type-assertions -- lists that can't be written to
        read(books[':isbn'].$patch({ param: { isbn }, json: { fields: fields as EditionEdit['fields'] } })),
        () => loadDeskEdition(api, isbn),
      ),
    releaseEditionField: (isbn: string, field: string): Promise<DeskEdition> =>
      read(books[':isbn'].edited[':field'].$delete({ param: { isbn, field } })),
    splitFromWork: (isbn: string): Promise<DeskEdition> => read(books[':isbn'].part.$post({ param: { isbn } })),
    editWork: (work: string, fields: Edits<WorkValues>): Promise<EditAnswer<DeskWork>> =>
      answerOf(
        // oxlint-disable-next-line typescript/consistent-type-assertions -- lists that can't be written to
        read(works[':work'].$patch({ param: { work }, json: { fields: fields as WorkEdit['fields'] } })),
        () => loadDeskWork(api, work),
      ),
    releaseWorkField: (work: string, field: string): Promise<DeskWork> =>
      read(works[':work'].edited[':field'].$delete({ param: { work, field } })),
    joinWorks: (work: string, from: string): Promise<DeskWork> =>
      read(works[':work'].join.$post({ param: { work }, json: { work: from } })),
    changeDescription: (
      { work, language }: { readonly work: string; readonly language: Language },
      edit: { readonly seen: string | null; readonly text: string | null },
    ): Promise<EditAnswer<DeskWork>> =>
      answerOf(read(works[':work'].descriptions[':language'].$put({ param: { work, language }, json: edit })), () =>
        loadDeskWork(api, work),
      ),
    restoreChange: (change: number) =>
      read(changes[':change']['put-back'].$post({ param: { change: String(change) } })),
  };
}
