import { useState } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  findAnswerErrors,
  type AnswerStage,
  type PartAnswers,
  type PartDefinitions,
  type PartName,
  partTypeOf,
} from '@platform/contracts';
import { PartEditor } from '../part-editor.tsx';

/**
 * Renders the editor of a question whose answer is kept as a page keeps it. Every change must be a draft that the API
 * accepts.
 */
export function renderEditor<Name extends PartName>(
  definition: PartDefinitions[Name],
  options: { answer?: PartAnswers[Name]; showErrors?: boolean } = {},
) {
  const question = definition;
  const initial = options.answer ?? partTypeOf(question).empty(question);
  const answers = [initial];
  const errorsAt = (stage: AnswerStage) => findAnswerErrors(question, answers.at(-1) ?? initial, stage);

  function Page() {
    const [answer, setAnswer] = useState(initial);
    return (
      <PartEditor
        definition={question}
        answer={answer}
        errors={options.showErrors ? findAnswerErrors(question, answer, 'complete') : []}
        onChange={(next) => {
          answers.push(next);
          expect(errorsAt('draft')).toEqual([]);
          setAnswer(next);
        }}
      />
    );
  }

  render(<Page />);
  return {
    user: userEvent.setup(),
    /** The answer as it is now. */
    answer: () => answers.at(-1) as PartAnswers[Name],
    changeCount: () => answers.length - 1,
    /** What keeps the answer from being handed in. */
    missing: () => errorsAt('complete').map(({ message }) => message),
  };
}
