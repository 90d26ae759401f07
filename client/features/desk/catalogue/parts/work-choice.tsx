import { useState } from 'react';
import type { FoundEdition } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { presentText } from '../../../../../domain/forms/field-rules';
import { formSchema } from '../../../../../domain/forms/form-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { ActionForm } from '../../../../forms/action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import { Notice } from '../../../../ui/notices/notice';
import styles from '../catalogue.module.css';
import { FoundTable } from './found-table';

const schema = formSchema({ q: presentText });

/**
 * Search for another work, by the title or ISBN of one of its editions. `excludedWork`: the work that can't be chosen.
 */
export function WorkChoice({
  excludedWork,
  onChoose,
}: {
  readonly excludedWork: string;
  readonly onChoose: (work: string) => Promise<void>;
}) {
  const { findEditions } = useCatalogueCalls();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly FoundEdition[] | null>(null);
  const search = useBusyAction(async (words: string) => {
    const { items } = await findEditions(words);
    const works = new Map(items.filter(({ work }) => work !== excludedWork).map((edition) => [edition.work, edition]));
    setFound([...works.values()]);
  });
  const choice = useBusyAction(onChoose);
  const problem = search.problem ?? choice.problem;
  return (
    <>
      <ActionForm schema={schema} onSend={({ q: words }) => search.run(words)} className={styles['search']}>
        <Field
          name="q"
          type="search"
          label={m.desk_catalogue_other_work()}
          maxLength={200}
          autoComplete="off"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Button type="submit" kind="outline" isBusy={search.isBusy}>
          {m.desk_scan_send()}
        </Button>
      </ActionForm>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {found === null ? null : found.length === 0 ? (
        <Notice kind="plain" isAnnounced>
          {m.desk_stock_none()}
        </Notice>
      ) : (
        <FoundTable
          label={m.desk_catalogue_work()}
          editions={found}
          isBusy={choice.isBusy}
          onChoose={({ work }) => void choice.run(work)}
        />
      )}
    </>
  );
}
