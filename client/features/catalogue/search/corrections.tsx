import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import styles from './book-list.module.css';

/** Up to three other spellings, each a link to its search. */
export function Corrections({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={styles['corrections']}>
      {m.search_did_you_mean()}{' '}
      {words.map((word) => (
        <PageLink key={word} to="/search" search={{ q: word }}>
          <bdi>{word}</bdi>
        </PageLink>
      ))}
    </p>
  );
}
