import { sortPhotoReads } from '../../../../domain/scanning/photographed';
import {
  copiesAdded,
  planChange,
  planConfirm,
  planCorrect,
  planReads,
  planRemove,
  planSettings,
  planSplit,
  planRemoveAdded,
  type ReadEffect,
} from '../../../../domain/scanning/plan';
import { csvBlob } from './export-csv';
import { isEmpty } from '../../../../domain/scanning/undo';
import { addToBasket, fromBasket } from './basket-lines';
import { requestPersistentStorage } from './storage-quota';
import type { RunStore } from './run-store';
import type { Added, RunActions } from './run-view';

/** Returns the actions of a screen on the runs of a store. */
export function actionsOf(store: RunStore): RunActions {
  return {
    async read(reads) {
      requestPersistentStorage();
      let done: readonly ReadEffect[] = [];
      await store.makeStep((run) => {
        const plan = planReads(run.content, reads);
        done = plan.done;
        return run.newStep(plan.change);
      });
      return done;
    },
    async add(reads) {
      requestPersistentStorage();
      let added: Added = { run: store.run.id, copies: [] };
      await store.makeStep((run) => {
        const { change } = planReads(run.content, reads);
        added = { run: run.id, copies: copiesAdded(change) };
        return run.newStep(change);
      });
      return added;
    },
    async removeAdded({ run: id, copies }) {
      let isFound = false;
      await store.makeStep((run) => {
        const change = planRemoveAdded(run.content, run.id === id ? copies : []);
        isFound = !isEmpty(change);
        return run.newStep(change);
      });
      return isFound;
    },
    sortPhoto: (reads) => store.inTurn(() => Promise.resolve(sortPhotoReads(store.content, reads))),
    async requestOffersAgain(isbns) {
      await store.inTurn(() => Promise.resolve());
      store.requestOffersAgain(store.ids('unknown').filter((id) => isbns.has(store.line(id)?.isbn ?? '')));
    },
    async change(ids, patch) {
      await store.makeStep((run) => run.newStep(planChange(run.content, ids, patch)));
    },
    async remove(ids) {
      await store.makeStep((run) => run.newStep(planRemove(run.content, ids)));
    },
    async undo() {
      await store.makeStep((run) => run.historyStep('undo'));
    },
    async redo() {
      await store.makeStep((run) => run.historyStep('redo'));
    },
    async confirm(id) {
      await store.makeStep((run) => run.newStep(planConfirm(run.content, id)));
    },
    async correct(id, isbn) {
      await store.makeStep((run) => run.newStep(planCorrect(run.content, id, isbn)));
    },
    async split(id, grade) {
      await store.makeStep((run) => run.newStep(planSplit(run.content, id, grade)));
    },
    async setSettings(settings) {
      await store.makeStep((run) => run.newStep(planSettings(run.content, settings)));
      if (settings.name !== undefined) await store.listRuns();
    },
    async rename(name) {
      await store.makeStep((run) => run.newStep(planSettings(run.content, { name })));
      await store.listRuns();
    },
    open: (id) => store.open(id),
    startNew: () => store.startNew(),
    deleteRun: (id) => store.deleteRun(id),
    cancel: () => store.cancel(),
    resume: () => store.resume(),
    exportCsv: (words, filter) => csvBlob(store, words, filter),
    addToBasket: (ids) => addToBasket(store, ids),
    fromBasket: () => fromBasket(store),
  };
}
