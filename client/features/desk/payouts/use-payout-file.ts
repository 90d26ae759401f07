import type { PayoutFormat } from '../../../../domain/desk/payout-schemas';
import { ApiProblem, read } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { saveFile } from '../../../lib/save-file';
import { useApi } from '../../../lib/use-api';

interface FileId {
  readonly id: string;
  readonly format: PayoutFormat;
}

/** Returns the actions on a file: download it, and confirm that the bank has carried it out. */
export function usePayoutFile() {
  const api = useApi();
  const save = async ({ id, format }: FileId) => {
    const answer = await api.desk['payout-files'][':id'].$get({ param: { id } });
    if (!answer.ok) throw new ApiProblem('internal', answer.status);
    const name =
      /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ??
      `${id}.${format === 'csv' ? 'csv' : 'xml'}`;
    saveFile(await answer.blob(), name);
  };
  const download = useBusyAction(save);
  const confirm = useBusyAction(async ({ id }: FileId, onDone: () => Promise<void>) => {
    // One call confirms some payouts of a long file. If a call confirms none, the rest needs a person.
    let canConfirmMore = true;
    while (canConfirmMore) {
      const { confirmed, left } = await read(api.desk['payout-files'][':id'].confirm.$post({ param: { id } }));
      canConfirmMore = confirmed > 0 && left > 0;
    }
    await onDone();
  });
  return { save, download, confirm };
}
