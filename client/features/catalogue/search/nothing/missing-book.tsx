import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { askForBookForm, AskedBooksContext, useAskedBooks } from '../../../../data/asked-books/use-asked-books';
import { AskForBookButton } from '../../../../forms/asked-books/ask-for-book-button';
import { AskingNotice } from '../../../../forms/asked-books/asking-notice';
import { useFormAction } from '../../../../lib/form-result';
import { WishLine } from '../../book/wish-line';

/** Next steps for an ISBN that the catalogue lacks: a wish for who wants to buy, a question for who has a copy. */
export function MissingBook({ isbn }: { readonly isbn: string }) {
  const router = useRouter();
  // A book that came into the catalogue meanwhile is found now.
  const searchAgain = useCallback(() => void router.invalidate(), [router]);
  const asked = useAskedBooks(isbn, searchAgain);
  return (
    <AskedBooksContext value={asked}>
      <p>{m.search_missing_isbn()}</p>
      <WishLine isbn={isbn} />
      <p>{m.search_missing_look_up()}</p>
      <form id={askForBookForm} method="post" action={useFormAction('ask-for-book')} />
      <output>
        <AskForBookButton isbn={isbn} />
      </output>
      <AskingNotice problem={asked.problem} />
    </AskedBooksContext>
  );
}
