import { textUpTo } from './field-rules';
import { formSchema } from './form-schema';

/** Choice of the country of delivery. The API knows the markets. */
export const chooseCountryForm = formSchema({ market: textUpTo(8) });
