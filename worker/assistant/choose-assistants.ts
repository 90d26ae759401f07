import type { LanguageModel } from '../platform/adapters/language-model/language-model';
import { answerBuiltIn } from './built-in/answer';
import { answerByModel } from './model/answer';
import type { Assistants } from './conversation/write-answer';

/** Returns the assistants of this shop: the built-in one, and a language model that is asked first where one is set. */
export function chooseAssistants({ model }: { readonly model: LanguageModel | null }): Assistants {
  return { model: model === null ? null : answerByModel(model), builtIn: answerBuiltIn };
}
