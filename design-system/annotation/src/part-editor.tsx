import { type ComponentType, useId, useMemo, useRef } from 'react';
import { Stack } from '@platform/design-system';
import type { AnswerError, PartAnswer, PartDefinition, PartName } from '@platform/contracts';
import { ErrorSummary } from './answering/error-summary.tsx';
import { EDITORS } from './editors.ts';
import { PartContext } from './part-context.ts';
import { type HeadingLevel, PartHeading } from './part-heading.tsx';
import type { EditorProps } from './part-props.ts';

type Props = {
  definition: PartDefinition;
  /** The answer to this question. */
  answer: PartAnswer;
  /** What keeps it from being handed in; empty until the member wants to. See `findAnswerErrors`. */
  errors?: readonly AnswerError[];
  onChange: (answer: PartAnswer) => void;
  /** Shown before the prompt, where an item has several questions. */
  number?: number;
  level?: HeadingLevel;
};

/**
 * A question to answer: its prompt, its errors, and the editor of its type. Set the item and the part as `key`, so that
 * what an editor remembers, e.g. an open tab, does not pass to the next item.
 */
export function PartEditor({ definition, answer, errors = NO_ERRORS, onChange, number, level = 3 }: Props) {
  const section = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const context = useMemo(() => ({ headingId, section, comments: [] }), [headingId]);
  // Definition, answer and editor of a question have the same type; the compiler cannot follow that through a union.
  const Editor = EDITORS[definition.type] as ComponentType<EditorProps<PartName>>;

  return (
    <PartContext value={context}>
      <Stack ref={section} data-part={definition.id} data-invalid={errors.length > 0 ? '' : undefined}>
        <PartHeading id={headingId} prompt={definition.prompt} level={level} number={number} />
        <ErrorSummary {...{ definition, errors, section }} />
        <Editor definition={definition} answer={answer} errors={errors} onChange={onChange} />
      </Stack>
    </PartContext>
  );
}

const NO_ERRORS: readonly AnswerError[] = [];
