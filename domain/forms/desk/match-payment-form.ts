import { deskLimits } from '../../policy/limits';
import { presentTextUpTo } from '../field-rules';
import { formSchema } from '../form-schema';

/** Payment that is matched to a trade, by its id or number. */
export const matchForm = formSchema({ trade: presentTextUpTo(deskLimits.tradeName) });
