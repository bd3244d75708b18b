import { useState } from 'react';
import {
  findAnswerErrors,
  type PartAnswer,
  type PartDefinition,
  type PartFinding,
  partTypeOf,
  type ReviewComment,
} from '@platform/contracts';
import { PartEditor } from '../part-editor.tsx';
import { PartReader } from '../part-reader.tsx';

type EditorDemoProps = {
  definition: PartDefinition;
  /** The answer to begin with; that of an untouched question by default. */
  answer?: PartAnswer;
  /** Shows what is missing, as after an attempt to hand in. */
  showErrors?: boolean;
};

/** An editor whose answer is kept, for stories. */
export function EditorDemo({ definition, answer: initial, showErrors = false }: EditorDemoProps) {
  const [answer, setAnswer] = useState(initial ?? partTypeOf(definition).empty(definition));
  return (
    <PartEditor
      {...{ definition, answer }}
      number={1}
      errors={showErrors ? findAnswerErrors(definition, answer, 'complete') : []}
      onChange={setAnswer}
    />
  );
}

type ReaderDemoProps = {
  definition: PartDefinition;
  answer: PartAnswer;
  right: PartAnswer;
  findings: readonly PartFinding[];
  /** By target. */
  comments: Readonly<Record<string, string>>;
  canComment?: boolean;
};

/** A reader with the right answer, findings and comments, for stories. */
export function ReaderDemo({ definition, answer, right, findings, comments, canComment }: ReaderDemoProps) {
  const written: ReviewComment[] = [
    { target: null, text: 'Good work. Read the guideline on hard cases once more.' },
    ...Object.entries(comments).map(([target, text]) => ({ target, text })),
  ].map((comment) => ({ ...comment, itemId: 'item', part: definition.id, span: null }));
  return (
    <PartReader
      {...{ definition, answer, findings }}
      number={1}
      comparison={{ label: 'Right answer', answer: right }}
      comments={written}
      onComment={canComment ? () => {} : undefined}
    />
  );
}
