import { oneOf, textMatching } from './field-rules';
import { formSchema } from './form-schema';

/** Id of a question, with at most 60 characters. */
const questionId = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Vote on an answer: the question's id, and whether the answer helped. */
export const voteForm = formSchema({ id: textMatching(questionId), helped: oneOf(['yes', 'no']) });
