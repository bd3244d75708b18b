import { BLUEPRINTS } from '@platform/contracts';
import {
  Badge,
  Button,
  Card,
  CardBody,
  CheckIcon,
  DateTime,
  DescriptionList,
  DraftPaper,
  formatCount,
  Heading,
  LabelBadge,
  MEDIA,
  ProgressBar,
  Row,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  space,
  Stack,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { CERTIFICATE_STATES } from '@platform/kit/states';
import { styled } from 'styled-components';
import { countMastered, describeGain, listReadLessons, type CourseState } from './course-progress.policy.ts';

/** One course: what is read and mastered, the test, the certificate, what is due, and the lessons. */
export function CourseCard({ state }: { state: CourseState }) {
  const { course } = state;
  const blueprint = BLUEPRINTS.find(({ id }) => id === course.id);
  return (
    <Card as="section" aria-label={course.title}>
      <Head>
        <DrawingArea>
          <TopicDrawing name={blueprint?.icon ?? ''} width={112} />
        </DrawingArea>
        <CardBody $gap={3}>
          <Row $justify="between" $gap={2}>
            <Heading $size={22}>{course.title}</Heading>
            <CertificateBadge state={state} />
          </Row>
          <Progress state={state} />
          <Facts state={state} />
          <Actions state={state} />
        </CardBody>
      </Head>
      <Lessons state={state} />
    </Card>
  );
}

function CertificateBadge({ state: { progress } }: { state: CourseState }) {
  const { certificate } = progress;
  return certificate && <LabelBadge labels={CERTIFICATE_STATES} value={certificate.state} />;
}

function Progress({ state }: { state: CourseState }) {
  const read = listReadLessons(state).length;
  const { lessons } = state.course;
  const text = `${read} of ${formatCount(lessons.length, 'lesson')} read`;
  return (
    <Stack $gap={2}>
      <Text $size={14} $tone="muted" $tabular>
        {text} · {state.course.minutes} min in all
      </Text>
      <ProgressBar label="Lessons read" value={read} max={lessons.length} valueText={text} tone="primary" />
    </Stack>
  );
}

function Facts({ state }: { state: CourseState }) {
  const { course, progress } = state;
  const { certificate, due } = progress;
  return (
    <DescriptionList
      items={[
        {
          term: 'Mastered',
          description: `${countMastered(state)} of ${course.objectives.length} objectives`,
        },
        { term: 'To practice', description: due === 0 ? 'Nothing today' : formatCount(due, 'objective') },
        { term: 'Test', description: describeTest(state) },
        ...(certificate
          ? [
              {
                term: 'Certificate',
                description: (
                  <>
                    <Link to={paths.certificate(certificate.code)}>
                      <span translate="no">{certificate.code}</span>
                    </Link>
                    , valid until <DateTime at={certificate.validUntil} />
                  </>
                ),
              },
            ]
          : []),
        { term: 'What members gain', description: describeGain(course) },
      ]}
    />
  );
}

function describeTest({ course, progress }: CourseState): string {
  if (!course.hasTest) return 'None yet: its paid work needs no test';
  if (progress.openAttemptId !== null) return 'Open now, its time is running';
  if (progress.certificate?.state === 'revoked') return 'The certificate is revoked';
  if (progress.certificate) return 'Passed';
  return course.isTestGating ? 'Not passed yet; it opens the paid work' : 'Not passed yet';
}

function Actions({ state }: { state: CourseState }) {
  const { course, progress } = state;
  const read = listReadLessons(state);
  const next = course.lessons.find(({ slug }) => !read.includes(slug));
  return (
    <Row $gap={3}>
      {next && (
        <Button variant="primary" asChild>
          <Link to={paths.lesson(course.slug, next.slug)}>
            {read.length === 0 ? 'Start the first lesson' : 'Read the next lesson'}
          </Link>
        </Button>
      )}
      {course.hasTest && (
        <Button variant={next ? 'secondary' : 'primary'} asChild>
          <Link to={paths.dashboard.test(course.id)}>
            {progress.openAttemptId === null ? 'About the test' : 'Go on with the test'}
          </Link>
        </Button>
      )}
    </Row>
  );
}

function Lessons({ state }: { state: CourseState }) {
  const { course } = state;
  const read = listReadLessons(state);
  return (
    <RowList as="ol" aria-label={`Lessons of ${course.title}`}>
      {course.lessons.map(({ slug, title, minutes, objective }) => {
        const mastery = state.progress.objectives.find(({ id }) => id === objective);
        return (
          <RowItem key={slug}>
            <RowText>
              <Link to={paths.lesson(course.slug, slug)}>{title}</Link>
              <Text as="span" $size={14} $tone="muted">
                {' '}
                · {`${minutes}\u00a0min`}
              </Text>
            </RowText>
            <RowEnd>
              {mastery?.isMastered && <Badge tone="primary">Mastered</Badge>}
              {read.includes(slug) && (
                <Read>
                  <CheckIcon size={16} /> Read
                </Read>
              )}
            </RowEnd>
          </RowItem>
        );
      })}
    </RowList>
  );
}

const Head = styled.div`
  display: flex;
  border-bottom: 1px solid var(--line);

  ${MEDIA.phone} {
    flex-direction: column;
  }
`;

const DrawingArea = styled(DraftPaper)`
  display: grid;
  flex: none;
  place-items: center;
  padding: ${space(4)};
`;

const Read = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: var(--available);
  font-size: 0.875rem;
`;
