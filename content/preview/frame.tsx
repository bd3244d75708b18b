import { useState } from 'react';
import { styled } from 'styled-components';
import { AnnotationProvider, MaterialView, PartEditor, PartReader } from '@platform/annotation';
import {
  findAnswerErrors,
  partTypeOf,
  type PartAnswer,
  type PartDefinition,
  type PartScore,
} from '@platform/contracts';
import {
  Badge,
  Button,
  formatCount,
  Heading,
  Row,
  space,
  Stack,
  Surface,
  Text,
} from '@platform/design-system';
import { scorePart } from '@platform/scoring';
import type { PreviewItem, PreviewTask } from './preview-data.ts';
import { findShown, usePreviewData, useShown } from './use-preview.ts';

const SERVICES = {
  uploadFile: () => Promise.reject(new Error('The preview takes no files.')),
  fileUrl: (id: string) => id,
  mediaUrl: (hash: string) => `/media/${hash}`,
  files: [],
  onInsert: () => undefined,
};

/** One item, or the texts of a task, as members or reviewers see it. */
export function Frame() {
  const data = usePreviewData();
  const [shown] = useShown();
  const { task, item } = data ? findShown(data, shown) : {};
  if (!task) return null;
  return (
    <AnnotationProvider value={SERVICES}>
      <Page as="main">
        {item ? (
          shown.view === 'member' ? (
            <MemberItem key={JSON.stringify([item.id, item.parts])} item={item} />
          ) : (
            <ReviewerItem item={item} />
          )
        ) : (
          <TaskTexts task={task} isReviewer={shown.view === 'reviewer'} />
        )}
      </Page>
    </AnnotationProvider>
  );
}

function TaskTexts({ task, isReviewer }: { task: PreviewTask; isReviewer: boolean }) {
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

/** The item with its editors. What is answered is kept for the view of reviewers. */
function MemberItem({ item }: { item: PreviewItem }) {
  const [answers, setAnswers] = useState(() => readAnswers(item));
  const [isChecked, setIsChecked] = useState(false);
  const change = (id: string, answer: PartAnswer) => {
    const next = { ...answers, [id]: answer };
    setAnswers(next);
    sessionStorage.setItem(item.id, JSON.stringify(next));
  };
  return (
    <>
      <MaterialView material={item.material} />
      {item.parts.map((part, index) => (
        <PartEditor
          key={part.id}
          definition={part}
          answer={answerOf(answers, part)}
          errors={isChecked ? findAnswerErrors(part, answerOf(answers, part), 'complete') : []}
          number={item.parts.length > 1 ? index + 1 : undefined}
          onChange={(answer) => change(part.id, answer)}
        />
      ))}
      <Row>
        <Button onClick={() => setIsChecked(true)}>Check my answer</Button>
        {isChecked && item.parts.map((part) => <Score key={part.id} score={scoreOf(item, part, answers)} />)}
        {isChecked && Object.keys(item.truth).length === 0 && <Badge>Judged by a person</Badge>}
      </Row>
    </>
  );
}

/** The answer that was given in the view of members beside the right one. */
function ReviewerItem({ item }: { item: PreviewItem }) {
  const answers = readAnswers(item);
  return (
    <>
      <Row>
        <code>{item.at}</code>
        {item.isHard && <Badge>Hard</Badge>}
      </Row>
      <MaterialView material={item.material} />
      {item.parts.map((part, index) => {
        const score = answers[part.id] && scoreOf(item, part, answers);
        const right = item.truth[part.id]?.answers[0];
        return (
          <Stack key={part.id}>
            <PartReader
              definition={part}
              answer={answerOf(answers, part)}
              comparison={right && { label: 'Right answer', answer: right }}
              findings={score?.findings}
              number={item.parts.length > 1 ? index + 1 : undefined}
            />
            <Row>
              <Score score={score} />
            </Row>
          </Stack>
        );
      })}
      {item.explanation !== '' && (
        <Surface>
          <Text>{item.explanation}</Text>
        </Surface>
      )}
      {item.whys.length > 0 && (
        <Stack as="ul" $gap={1} aria-label="Why an option is wrong">
          {item.whys.map(({ label, why }, index) => (
            <li key={index}>
              <strong>{label}:</strong> {why}
            </li>
          ))}
        </Stack>
      )}
      {Object.keys(item.truth).length > 0 && <BlindAnswers item={item} />}
      {item.note !== null && <Text>{item.note}</Text>}
      <Faults messages={item.faults} />
    </>
  );
}

/** How much of the answers is right that others gave without the key. */
function BlindAnswers({ item: { blind, parts, truth } }: { item: PreviewItem }) {
  const scores = blind.map((answers) =>
    parts
      .map((part) => scoreOf({ truth }, part, answers))
      .flatMap((score) => (score ? [`${Math.round(score.score * 100)} %`] : []))
      .join(' and '),
  );
  return (
    <Text $tone="muted">
      {blind.length === 0
        ? 'No one has solved it blind yet.'
        : `Solved blind, without the key: ${scores.join(', ')} right.`}
    </Text>
  );
}

function Score({ score }: { score: PartScore | undefined }) {
  return score ? <Badge>{Math.round(score.score * 100)} % right</Badge> : null;
}

function Faults({ messages }: { messages: readonly string[] }) {
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

function scoreOf(
  { truth }: Pick<PreviewItem, 'truth'>,
  part: PartDefinition,
  answers: Answers,
): PartScore | undefined {
  const right = truth[part.id];
  return right && scorePart(part, answerOf(answers, part), right);
}

type Answers = Readonly<Record<string, PartAnswer>>;

/** Reads what was answered before; an answer to another version of the question is dropped. */
function readAnswers({ id, parts }: PreviewItem): Answers {
  const saved = JSON.parse(sessionStorage.getItem(id) ?? '{}') as Answers;
  const fitting = parts.filter((part) => {
    const answer = saved[part.id];
    return answer && findAnswerErrors(part, answer, 'draft').length === 0;
  });
  return Object.fromEntries(fitting.map((part) => [part.id, answerOf(saved, part)]));
}

function answerOf(answers: Answers, part: PartDefinition): PartAnswer {
  return answers[part.id] ?? partTypeOf(part).empty(part);
}

const Page = styled(Stack)`
  padding: ${space(4)};
`;

const Passage = styled.div`
  max-width: 44em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
