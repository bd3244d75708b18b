import { type ComponentType, useId, useMemo, useRef } from 'react';
import { Stack } from '@platform/design-system';
import type { PartAnswer, PartDefinition, PartName, ReviewComment } from '@platform/contracts';
import { PartContext } from './part-context.ts';
import { type HeadingLevel, PartHeading } from './part-heading.tsx';
import type { ReaderNotes, ReaderProps } from './part-props.ts';
import { READERS } from './readers.ts';
import { PlaceNotes } from './reading/place-notes.tsx';

type Props = ReaderNotes & {
  definition: PartDefinition;
  answer: PartAnswer;
  comparison?: { readonly label: string; readonly answer: PartAnswer } | undefined;
  /** Shown before the prompt, where an item has several questions. */
  number?: number;
  level?: HeadingLevel;
};

/**
 * An answer to read: the prompt, what was said about the answer as a whole, and the reader of its type, which shows the
 * comparison and what was said about single places. `comments` may hold those of other questions of the item.
 */
export function PartReader({ definition, answer, comparison, number, level = 3, ...notes }: Props) {
  const section = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { findings = [], comments = NO_COMMENTS, onComment } = notes;
  const ownComments = useMemo(
    () => comments.filter(({ part }) => part === definition.id),
    [comments, definition.id],
  );
  const context = useMemo(() => ({ headingId, section, comments: ownComments }), [headingId, ownComments]);
  const own = { findings, comments: ownComments, onComment };
  // Definition, answer and reader of a question have the same type; the compiler cannot follow that through a union.
  const Reader = READERS[definition.type] as ComponentType<ReaderProps<PartName>>;

  return (
    <PartContext value={context}>
      <Stack role="group" ref={section} aria-labelledby={headingId}>
        <PartHeading id={headingId} prompt={definition.prompt} level={level} number={number} />
        <Reader definition={definition} answer={answer} comparison={comparison} {...own} />
        <PlaceNotes {...own} target={null} name="this answer" />
      </Stack>
    </PartContext>
  );
}

const NO_COMMENTS: readonly ReviewComment[] = [];
