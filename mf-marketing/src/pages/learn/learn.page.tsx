import { BLUEPRINTS } from '@platform/contracts';
import { COURSE_OUTLINES, type CourseOutline } from '@platform/content/learn';
import {
  Button,
  Card,
  CardActions,
  CardBody,
  Container,
  DraftPaper,
  EmptyState,
  Heading,
  MEDIA,
  Section,
  space,
  Stack,
  StepRow,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LEARN } from '../../content/learning.content.ts';
import { describeCourse } from '../../shared/describe-course.ts';
import { PageHeader } from '../../shared/page-header.tsx';

/** All courses that are there. */
export function LearnPage() {
  return (
    <>
      <PageHeader drawing="file-alt" title={LEARN.title} lead={LEARN.lead} />
      <Container>
        {COURSE_OUTLINES.length === 0 ? (
          <EmptyState title={LEARN.empty.title} level={2}>
            {LEARN.empty.text}
          </EmptyState>
        ) : (
          <Stack as="ul" role="list" $gap={5}>
            {COURSE_OUTLINES.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </Stack>
        )}
      </Container>
      <Section aria-labelledby="steps-title">
        <Container>
          <Stack $gap={6}>
            <Heading id="steps-title">{LEARN.steps.title}</Heading>
            <StepRow steps={LEARN.steps.items} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function CourseCard({ course }: { course: CourseOutline }) {
  const { id, slug, title, summary, hasTest } = course;
  const titleId = useId();
  return (
    <Wrapper as="article" aria-labelledby={titleId}>
      <Paper>
        <TopicDrawing name={BLUEPRINTS.find((one) => one.id === id)?.icon ?? ''} width={220} />
      </Paper>
      <CardBody>
        <Heading $size={22} id={titleId}>
          {title}
        </Heading>
        <Text $tone="muted">{summary}</Text>
        <Text $size={14} $tone="muted">
          {describeCourse(course)}. Free. {hasTest ? 'With a test and a certificate.' : 'No test yet.'}
        </Text>
        <CardActions>
          <Button variant="primary" asChild>
            <Link to={paths.course(slug)}>Open the course</Link>
          </Button>
        </CardActions>
      </CardBody>
    </Wrapper>
  );
}

const Wrapper = styled(Card)`
  ${MEDIA.wide} {
    display: grid;
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }
`;

const Paper = styled(DraftPaper)`
  padding: ${space(5)};

  ${MEDIA.phone} {
    padding: ${space(3)};

    > svg {
      width: 7rem;
    }
  }
`;
