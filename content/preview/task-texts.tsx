import { styled } from 'styled-components';
import { Badge, formatCount, Heading, Row, Stack, Surface, Text } from '@platform/design-system';
import type { PreviewTask } from './preview-data.ts';

/** The texts of a task, and for reviewers how its work is judged. */
export function TaskTexts({ task, isReviewer }: { task: PreviewTask; isReviewer: boolean }) {
  const { title, description, instructions, guideline, estimatedMinutes, batchCount, itemCount, isPractice } =
    task;
  return (
    <>
      <Heading as="h1" $size={28}>
        {title}
      </Heading>
      <Text>{description}</Text>
      <Text $tone="muted">
        {estimatedMinutes} minutes, {formatCount(itemCount, 'item')}
        {batchCount > 1 && `, ${batchCount} batches`}, {isPractice ? 'practice' : 'paid'}
      </Text>
      <Passage>{instructions}</Passage>
      {guideline.map((section) => (
        <Stack key={section.title} $gap={1}>
          <Heading as="h2" $size={18}>
            {section.title}
          </Heading>
          <Passage>{section.text}</Passage>
        </Stack>
      ))}
      {isReviewer && <ReviewerTexts task={task} />}
      <Faults messages={task.faults} />
    </>
  );
}

/** How the work is judged, and what it is tried with. */
function ReviewerTexts({ task: { rubric, reviewerKit = [] } }: { task: PreviewTask }) {
  return (
    <>
      {rubric.map(({ id, title, scoredBy, options }) => (
        <Stack key={id} $gap={1}>
          <Row $gap={2}>
            <Heading as="h2" $size={18}>
              {title}
            </Heading>
            {scoredBy && <Badge>Filled in from the score</Badge>}
          </Row>
          {options.map((option) => (
            <Text key={option.id}>
              <strong>{option.label}:</strong> {option.anchor}
            </Text>
          ))}
        </Stack>
      ))}
      {reviewerKit.length > 0 && (
        <Stack as="section" aria-label="Reviewer kit" $gap={3}>
          <Heading as="h2" $size={18}>
            Reviewer kit
          </Heading>
          {reviewerKit.map(({ input, expect }, index) => (
            <Surface key={index}>
              <Stack $gap={2}>
                <Text $tone="muted">Input {index + 1}</Text>
                <Passage>{input}</Passage>
                <Text $tone="muted">What must happen</Text>
                <Passage>{expect}</Passage>
              </Stack>
            </Surface>
          ))}
        </Stack>
      )}
    </>
  );
}

/** What lints find. */
export function Faults({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Stack $gap={1} role="group" aria-label="Faults">
      {messages.map((message, index) => (
        <Text key={index} $tone="muted">
          Fault: {message}
        </Text>
      ))}
    </Stack>
  );
}

const Passage = styled.div`
  max-width: 44em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
