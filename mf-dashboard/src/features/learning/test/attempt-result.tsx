import { MaterialView } from '@platform/annotation';
import { TEST_PASS, type Attempt, type CourseSummary, type User } from '@platform/contracts';
import {
  Alert,
  Badge,
  Button,
  DateTime,
  DisclosureList,
  formatCount,
  Panel,
  Row,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  Stack,
  Text,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { AnswerServices } from '../../../shared/answers/answer-services.tsx';
import { keepDraft, readKeptDraft } from '../../../shared/answers/kept-draft.ts';
import { PartReaders } from '../../../shared/answers/part-readers.tsx';
import { PracticeNotice } from '../practice-notice.tsx';
import { CertificatePanel } from './certificate-panel.tsx';

type Result = NonNullable<Attempt['result']>;
type Props = {
  attempt: Attempt;
  result: Result;
  course: CourseSummary;
  user: User;
  /** Objectives with something to practice. */
  due: number;
};

/** The result of a test by objective, with the lesson to read. The right answers of its questions are not shown. */
export function AttemptResult({ attempt, result, course, user, due }: Props) {
  return (
    <Stack $gap={5}>
      <Verdict attempt={attempt} result={result} />
      <UnsentNotice attempt={attempt} userId={user.id} />
      {result.certificateCode !== null && (
        <CertificatePanel courseId={course.id} code={result.certificateCode} user={user} />
      )}
      <Objectives result={result} course={course} />
      <Examples result={result} />
      {!result.isPassed && <PracticeNotice due={due} />}
    </Stack>
  );
}

function Verdict({ attempt, result }: Pick<Props, 'attempt' | 'result'>) {
  const { right, units, rightToPass, ending, wasRescored } = attempt;
  const figures = `${right ?? 0} of ${units} right`;
  return (
    <Alert
      tone={result.isPassed ? 'available' : 'locked'}
      title={result.isPassed ? `Passed: ${figures}` : `Not passed: ${figures}`}
    >
      {ending === 'time_over' && 'The time ended before it was handed in; what was saved counts. '}
      {!result.isPassed && `You need ${rightToPass}${describeObjectives(attempt)}. `}
      {wasRescored && 'A question was corrected afterwards, which raised the result. '}
      {result.retakeAt !== null && (
        <>
          You can take it again from <DateTime at={result.retakeAt} showTime /> on.
        </>
      )}
    </Alert>
  );
}

function describeObjectives({ kind }: Attempt): string {
  return kind === 'test' ? `, and at least ${TEST_PASS.rightPerObjective} in each objective` : '';
}

/** Says that answers of this browser came too late, once. */
function UnsentNotice({ attempt: { id }, userId }: { attempt: Attempt; userId: string }) {
  const [count] = useState(() => readKeptDraft(userId, id)?.items.length ?? 0);
  const [isSeen, setIsSeen] = useState(false);
  if (count === 0 || isSeen) return null;
  return (
    <Alert
      tone="danger"
      title={`${formatCount(count, 'answer')} of this device could not be sent before the end`}
      action={
        <Button
          size="compact"
          onClick={() => {
            keepDraft(userId, id, undefined);
            setIsSeen(true);
          }}
        >
          Understood
        </Button>
      }
    >
      There was no connection, so they do not count. What was saved before does.
    </Alert>
  );
}

function Objectives({ result, course }: Pick<Props, 'result' | 'course'>) {
  return (
    <Panel flush title="By objective">
      <RowList>
        {result.objectives.map(({ id, text, right, of, isEnough, lesson }) => (
          <RowItem key={id}>
            <RowText>
              <Text>{text}</Text>
              {lesson && right < of && (
                <Link to={paths.lesson(course.slug, lesson.slug)}>Read “{lesson.title}”</Link>
              )}
            </RowText>
            <RowEnd>
              <Text as="span" $strong $tabular>
                {right} of {of}
              </Text>
              {!isEnough && <Badge tone="locked">Too few</Badge>}
            </RowEnd>
          </RowItem>
        ))}
      </RowList>
    </Panel>
  );
}

/** Solved questions of practice. Those of the test may be asked again, so their answers stay unknown. */
function Examples({ result: { examples, objectives } }: { result: Result }) {
  if (examples.length === 0) return null;
  return (
    <Panel title="Solved examples">
      <Text $tone="muted">
        Other questions on the same objectives, with their answers. Those of the test are not shown.
      </Text>
      <AnswerServices>
        <DisclosureList
          items={examples.map(({ objective, unit, solution }) => ({
            summary: objectives.find(({ id }) => id === objective)?.text ?? objective,
            content: (
              <Stack $gap={4}>
                <MaterialView material={unit.material} level={4} />
                <PartReaders
                  item={unit}
                  level={4}
                  answers={Object.fromEntries(solution.scores.map(({ part, truth }) => [part, truth]))}
                />
                <Row>
                  <Alert tone="neutral" title="Why">
                    {solution.explanation}
                  </Alert>
                </Row>
              </Stack>
            ),
          }))}
        />
      </AnswerServices>
    </Panel>
  );
}
