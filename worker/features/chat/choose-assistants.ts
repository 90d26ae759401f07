import type { House } from '../../context';
import { answerByModel } from './model/answer';
import type { Assistants } from './talk/write-answer';

/** Who answers in this shop: its own assistant always, and a language model before it where one is set. */
export function chooseAssistants({ model }: Pick<House, 'model'>): Assistants {
  return {
    model: model === null ? null : answerByModel(model),
    // Whatever else it can't do, it knows who can.
    async *builtIn() {
      yield { kind: 'looked', tool: 'hand-over' };
      yield { kind: 'card', card: { kind: 'hand-over', state: 'offered' } };
    },
  };
}
