import { commentBody, normalizeInput } from '@platform/contracts';
import { Button, formatCount, Row, SelectField, Stack, TextArea } from '@platform/design-system';
import { confirmDiscard, useUnsavedChanges } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { useId, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { getPreparedComments } from '../../content/review-comments.ts';
import { useAdminCoursesQuery } from '../../shared/courses-api.ts';
import { describePlace, quotePlace } from './places.ts';
import type { OpenComment, ReviewModel } from './use-review-model.ts';

/** Writes or edits a comment about a place of the work. The member reads it with the decision. */
export function CommentDialog({ model, open }: { model: ReviewModel; open: OpenComment }) {
  const { record, review, setOpenComment } = model;
  const { comment, index, more = [] } = open;
  const [text, setText] = useState(comment.text);
  const [objective, setObjective] = useState(comment.objective ?? '');
  const [error, setError] = useState<string>();
  const formId = useId();
  const isUnsaved = text.trim() !== comment.text || objective !== (comment.objective ?? '');
  useUnsavedChanges(isUnsaved);
  const close = () => setOpenComment(undefined);
  const leave = () => (isUnsaved ? confirmDiscard(close) : close());
  const quote = quotePlace(record, comment);
  const part = record.items
    .find(({ id }) => id === comment.itemId)
    ?.parts.find(({ id }) => id === comment.part);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const input = normalizeInput(commentBody, { ...comment, text, objective: objective || undefined });
    const problem = findProblem(input);
    setError(problem);
    if (problem !== undefined) return;
    const written = commentBody.cast(input);
    if (index === undefined)
      review.addComments([written, ...more.map((place) => ({ ...written, ...place }))]);
    else review.saveComment(written, index);
    close();
  };

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={index === undefined ? 'Comment' : 'Edit the comment'}
      description={`${describePlace(record, comment)}${more.length > 0 ? ` and ${formatCount(more.length, 'more answer')}` : ''}. The member reads it with your decision.`}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Save the comment
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack $gap={3}>
          {quote !== undefined && <Quote>{quote}</Quote>}
          <TextArea
            label="Comment"
            hint="Say what is wrong and what to do instead."
            rows={4}
            value={text}
            error={error}
            onChange={({ target }) => setText(target.value)}
          />
          <ObjectiveField blueprintId={record.blueprintId} value={objective} onChange={setObjective} />
          <Row $gap={2} role="group" aria-label="Prepared comments">
            {getPreparedComments(part?.type).map(({ label, reason }) => (
              <Button key={label} size="compact" onClick={() => setText(reason)}>
                {label}
              </Button>
            ))}
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

type ObjectiveProps = { blueprintId: number; value: string; onChange: (objective: string) => void };

/** Asks what the member practices because of the comment; nothing where the skill has no course. */
function ObjectiveField({ blueprintId, value, onChange }: ObjectiveProps) {
  const course = useAdminCoursesQuery().data?.items.find(({ id }) => id === blueprintId);
  if (!course) return null;
  return (
    <SelectField
      label="Objective to practice"
      hint="Questions about it come into the member's practice, with your comment."
      value={value}
      options={[
        { value: '', label: 'None' },
        ...course.objectives.map(({ id, text }) => ({ value: id, label: `${id} ${text}` })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Returns what is wrong with a comment; `undefined` if it can be sent. */
function findProblem(input: unknown): string | undefined {
  try {
    commentBody.validateSync(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const Quote = styled.blockquote`
  padding-left: 0.75rem;
  border-left: 3px solid var(--line);
  color: var(--muted);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
