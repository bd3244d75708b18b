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
import { Badge, Button, Heading, Row, space, Stack, Surface, Text } from '@platform/design-system';
import { scorePart } from '@platform/scoring';
import { LessonView } from './lesson-view.tsx';
import { Faults, TaskTexts } from './task-texts.tsx';
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
          <Texts task={task} isReviewer={shown.view === 'reviewer'} />
        )}
      </Page>
    </AnnotationProvider>
  );
}

function Texts({ task, isReviewer }: { task: PreviewTask; isReviewer: boolean }) {
  const { lesson, items } = task;
  if (!lesson) return <TaskTexts task={task} isReviewer={isReviewer} />;
  return (
    <>
      <Heading as="h1" $size={28}>
        {lesson.title}
      </Heading>
      <Text>{lesson.summary}</Text>
      <Text $tone="muted">{lesson.minutes} minutes</Text>
      <LessonView
        blocks={lesson.blocks}
        items={items}
        renderItem={(item) =>
          isReviewer ? (
            <ReviewerItem item={item} />
          ) : (
            <MemberItem key={JSON.stringify([item.id, item.parts])} item={item} />
          )
        }
      />
      <Faults messages={task.faults} />
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
