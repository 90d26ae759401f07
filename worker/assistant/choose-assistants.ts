import type { LanguageModel } from '../platform/adapters/language-model/language-model';
import { answerBuiltIn } from './built-in/answer';
import { answerByModel } from './model/answer';
import type { Assistants } from './talk/write-answer';

/** Who answers in this shop: its own assistant always, and a language model before it where one is set. */
export function chooseAssistants({ model }: { readonly model: LanguageModel | null }): Assistants {
  return { model: model === null ? null : answerByModel(model), builtIn: answerBuiltIn };
}
