import {
  CONFIRMATION_LINK_HOURS,
  RENEWAL,
  RETURN_DAYS,
  TEST_MINUTES,
  type AttemptKind,
  type CourseSummary,
  type TestState,
} from '@platform/contracts';
import {
  Alert,
  Button,
  DateTime,
  ErrorAlert,
  Panel,
  RadioGroup,
  Row,
  Stack,
  Text,
  WIDTH,
} from '@platform/design-system';
import { describeError, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  ATTEMPT_RULES,
  CERTIFICATE_SENTENCE,
  TEST_PRICE_SENTENCE,
  TEST_RULES,
} from '../../../content/learning.content.ts';
import { useReturnEnds } from '../../../shared/blueprints/return-notice.tsx';
import { BulletList } from '../../../shared/page/bullet-list.ts';
import { useStartAttemptMutation } from '../attempts-api.ts';

type Props = { course: CourseSummary; test: TestState };

/** A test before it starts: its rules, the time, and the button that starts it, or why it cannot be started. */
export function TestIntro({ course, test }: Props) {
  // What is passed already can only be renewed.
  const kind: AttemptKind = test.certificate?.renewableFrom ? 'renewal' : 'test';
  return (
    <Panel title={kind === 'renewal' ? 'Renew the certificate' : 'Before you start'}>
      <Rules $gap={2}>
        {[...TEST_RULES[kind], ...ATTEMPT_RULES].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
      <Text>
        {TEST_PRICE_SENTENCE}{' '}
        {kind === 'test' && (course.isTestGating ? 'Passing it opens the paid work of this skill. ' : '')}
        {kind === 'test' && CERTIFICATE_SENTENCE}
      </Text>
      <Text>
        <Link to={paths.course(course.slug)}>Read the lessons first</Link>: {course.minutes} minutes in all.
      </Text>
      {kind === 'test' && course.isTestGating && test.workGate !== 'passed' && (
        <ReturnEnd courseId={course.id} />
      )}
      {test.closed === null ? <StartForm course={course} kind={kind} /> : <Closed test={test} />}
    </Panel>
  );
}

/** Says that passing ends the longer right to return the blueprint; nothing without that right. */
function ReturnEnd({ courseId }: { courseId: number }) {
  const end = useReturnEnds()(courseId);
  if (end === undefined) return null;
  return (
    <Text $strong>
      Until <DateTime at={end} showTime /> you can return the blueprint. Once you pass, you can do so only in
      the first {RETURN_DAYS} days from its activation.
    </Text>
  );
}

const MINUTES: Readonly<Record<AttemptKind, { readonly standard: number; readonly long: number }>> = {
  test: TEST_MINUTES,
  renewal: RENEWAL.minutes,
};

function StartForm({ course, kind }: { course: CourseSummary; kind: AttemptKind }) {
  const [start, { isLoading, error }] = useStartAttemptMutation();
  const [isLong, setIsLong] = useState(false);
  const { standard, long } = MINUTES[kind];

  return (
    <Stack $gap={4}>
      {error && <ErrorAlert title="Not started" error={describeError(error)} />}
      <RadioGroup
        name="minutes"
        label="Your time"
        hint="The longer time needs no reason, and the result does not say it."
        value={isLong ? 'long' : 'standard'}
        options={[
          { value: 'standard', label: `${standard} minutes` },
          { value: 'long', label: `${long} minutes` },
        ]}
        onChange={({ currentTarget }) => setIsLong(currentTarget.value === 'long')}
      />
      <Row>
        <Button
          variant="primary"
          busy={isLoading}
          busyText="Starting..."
          onClick={() => void start({ params: { courseId: course.id }, body: { isLong, kind } })}
        >
          Start the test: {isLong ? long : standard} minutes
        </Button>
      </Row>
    </Stack>
  );
}

/** Why the test cannot be started now, and what to do. */
function Closed({ test: { closed, retakeAt, certificate } }: { test: TestState }) {
  switch (closed) {
    case 'email_not_confirmed':
      return (
        <Alert
          tone="locked"
          title="Confirm your email address first"
          action={
            <Button size="compact" asChild>
              <Link to={paths.dashboard.settings()}>Send a new link</Link>
            </Button>
          }
        >
          Open the link in our email. It works for {CONFIRMATION_LINK_HOURS} hours; your settings send a new
          one.
        </Alert>
      );
    case 'wait':
      return (
        <Alert tone="locked" title="You can take it again later">
          {retakeAt && (
            <>
              From <DateTime at={retakeAt} showTime /> on. Until then, practice what was wrong.
            </>
          )}
        </Alert>
      );
    case 'passed':
      return (
        <Alert tone="available" title="You have passed this test">
          {certificate?.renewableFrom && (
            <>
              Your certificate can be renewed from <DateTime at={certificate.renewableFrom} /> on.
            </>
          )}
        </Alert>
      );
    default:
      return (
        <Alert tone="neutral" title="There is no test yet">
          Until there is one, the paid work of this skill is open without it.
        </Alert>
      );
  }
}

const Rules = styled(BulletList)`
  max-width: ${WIDTH.text};

  > li::marker {
    color: var(--muted);
  }
`;
