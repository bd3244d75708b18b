import type { AnswerError, ItemAnswers, PartDefinition } from '@platform/contracts';
import { getAnswer } from './answering/answers.ts';
import { PartEditor } from './part-editor.tsx';

type Props = {
  item: { readonly id: string; readonly parts: readonly PartDefinition[] };
  answers: ItemAnswers;
  /** By question; see `findPartErrors`. Left out until the member wants to hand in. */
  errors?: Readonly<Record<string, readonly AnswerError[]>>;
  onChange: (answers: ItemAnswers) => void;
};

/** The editors of the questions of one item. */
export function PartEditors({ item: { id, parts }, answers, errors, onChange }: Props) {
  return parts.map((definition, index) => (
    <PartEditor
      key={`${id}:${definition.id}`}
      definition={definition}
      answer={getAnswer(answers, definition)}
      errors={errors?.[definition.id]}
      number={parts.length > 1 ? index + 1 : undefined}
      onChange={(answer) => onChange({ ...answers, [definition.id]: answer })}
    />
  ));
}
