import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AskedBookAnswer, DeskAskedBooks } from '../../../../domain/wishes/asked-book-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useAnswerAskedBook } from '../../../data/desk/asked-books';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/notices/empty-state';
import styles from '../desk.module.css';
import { useScans } from '../frame/scan-context';
import { AskedForm } from './asked-form';
import asked from './asked.module.css';

/** Books that people asked about, the oldest question first. The form of one book is open. */
export function AskedScreen({ questions }: { readonly questions: DeskAskedBooks }) {
  useScans();
  const send = useAnswerAskedBook();
  const router = useRouter();
  const [chosenIsbn, setChosenIsbn] = useState<string | null>(null);
  const shownIsbn = chosenIsbn ?? questions.items[0]?.isbn ?? null;
  const answer = async (isbn: string, found: AskedBookAnswer) => {
    await send(isbn, found);
    setChosenIsbn(null);
    // Loads the number in the navigation, too.
    await router.invalidate();
  };
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_asked()}</h1>
      </header>
      {questions.items.length === 0 ? (
        <EmptyState title={m.desk_asked_none()}>
          <p>{m.desk_asked_none_text()}</p>
        </EmptyState>
      ) : null}
      <ul className={asked['list']}>
        {questions.items.map(({ isbn, askers }) => (
          <li key={isbn}>
            <header className={asked['book']}>
              <h2>
                <bdi className="code">{isbn}</bdi>
              </h2>
              <p className="small">{m.desk_asked_people(countParams(askers))}</p>
              {isbn === shownIsbn ? null : (
                <Button kind="outline" size="small" onClick={() => setChosenIsbn(isbn)}>
                  {m.desk_asked_open()}
                </Button>
              )}
            </header>
            {isbn === shownIsbn ? <AskedForm key={isbn} isbn={isbn} onAnswer={(found) => answer(isbn, found)} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
