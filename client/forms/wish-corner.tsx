import { m } from '../../messages/compiled/messages.js';
import { Corner } from '../ui/books/corner';
import { useApi } from '../lib/use-api';
import { foldCorner, useWish, wishForm } from '../data/wishes/wishes';

/** Corner of a book's cover that adds the book to the wishes. A child of `Cover`. Works without script. */
export function WishCorner({ isbn, title }: { readonly isbn: string; readonly title: string }) {
  const api = useApi();
  const folded = useWish(api, isbn);
  const fold = (wished: boolean) => void foldCorner(api, isbn, wished);
  const label = m.wish_on_list({ title });
  return <Corner form={wishForm} name="isbn" value={isbn} label={label} folded={folded} onFold={fold} />;
}
