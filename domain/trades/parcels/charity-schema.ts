import { z } from 'zod';
import { parcelPolicy } from '../../policy/parcels';

/** `POST /api/trades/{id}/charity`: number of books for charity that the person puts into the parcels. */
export const charityBooksSchema = z.strictObject({ books: z.int().min(0).max(parcelPolicy.charityBooks) });

/** Books for charity that the person announced and the desk found, and how many the person may announce. */
export const charityViewSchema = z.strictObject({ books: z.int(), found: z.int(), most: z.int() });
