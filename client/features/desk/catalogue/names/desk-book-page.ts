import { bookPage } from '../../../../lib/pages';

/** Returns the link from a name to one of its books. */
export const deskBookPage = (isbn: string, title: string) => bookPage(isbn, title);
