import { PartEditor, PartReader } from '@platform/annotation';
import type { AnswerError, ItemAnswers, PartDefinition, PartFinding } from '@platform/contracts';
import { getAnswer } from './item-drafts.ts';

type Asked = { readonly id: string; readonly parts: readonly PartDefinition[] };

type EditorsProps = {
  item: Asked;
  answers: ItemAnswers;
  /** By question; empty until the member wants to hand in. */
  errors?: Readonly<Record<string, readonly AnswerError[]>>;
  onChange: (answers: ItemAnswers) => void;
};

/** The editors of the questions of one item. */
export function PartEditors({ item: { id, parts }, answers, errors, onChange }: EditorsProps) {
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

/** What is right in the answer to a question. */
type Score = {
  readonly part: string;
  readonly truth: ItemAnswers[string];
  readonly findings: readonly PartFinding[];
};

type ReadersProps = {
  item: Asked;
  answers: ItemAnswers;
  /** Shows the right answers beside these. */
  scores?: readonly Score[];
  level?: 3 | 4;
};

/** The answers to the questions of one item, to read. */
export function PartReaders({ item: { id, parts }, answers, scores = [], level = 3 }: ReadersProps) {
  return parts.map((definition, index) => {
    const score = scores.find(({ part }) => part === definition.id);
    return (
      <PartReader
        key={`${id}:${definition.id}`}
        level={level}
        definition={definition}
        answer={getAnswer(answers, definition)}
        comparison={score && { label: 'Right answer', answer: score.truth }}
        findings={score?.findings}
        number={parts.length > 1 ? index + 1 : undefined}
      />
    );
  });
}
