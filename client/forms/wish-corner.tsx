import { m } from '../../messages/compiled/messages.js';
import { Corner } from '../ui/books/corner';
import { useWish, wishForm } from '../data/wishes/wishes';

/** Corner of a book's cover that adds the book to the wishes. A child of `Cover`. Works without script. */
export function WishCorner({ isbn, title }: { readonly isbn: string; readonly title: string }) {
  const [isWished, changeWish] = useWish(isbn);
  const label = m.wish_on_list({ title });
  return <Corner form={wishForm} name="isbn" value={isbn} label={label} isFolded={isWished} onFold={changeWish} />;
}
