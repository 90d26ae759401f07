import { m } from '../../../../../messages/compiled/messages.js';
import { wordsOfForm } from '../../../../lib/form-result';
import { lazyPart } from '../../../../lib/parts/part';
import { Notice } from '../../../../ui/notices/notice';
import styles from './list-change.module.css';
import type { ListNoticeProps } from './list-notice';

const ListNotice = lazyPart(async () => (await import('./list-notice')).ListNotice);

/** Result of a press in its place, announced politely. Its words are loaded after the first script, with the change. */
export function ListChange({ change, list }: ListNoticeProps) {
  const { isDone, problem } = change;
  // Without a network the script of the notice can't be loaded either.
  const renderMissing = () =>
    problem === null ? null : <Notice kind="wrong">{wordsOfForm(problem) ?? m.problem_offline()}</Notice>;
  return (
    <div aria-live="polite" className={styles['change']}>
      {isDone || problem !== null ? <ListNotice change={change} list={list} renderMissing={renderMissing} /> : null}
    </div>
  );
}
