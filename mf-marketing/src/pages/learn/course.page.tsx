import { BLUEPRINTS } from '@platform/contracts';
import type { CourseOutline, CoursePageData } from '@platform/content/learn';
import { Button, Container, Heading, Panel, Row, space, Split, Stack, Text } from '@platform/design-system';
import { paths, StructuredData } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { COURSE_PAGE } from '../../content/learning.content.ts';
import { LessonList } from '../../features/learning/lesson-list.tsx';
import { PreTestPanel } from '../../features/learning/pre-test-panel.tsx';
import { SourceList } from '../../features/learning/source-list.tsx';
import { describeCourse } from '../../shared/describe-course.ts';
import { PageHeader } from '../../shared/page-header.tsx';

type Props = { course: CourseOutline; data: CoursePageData };

/** A course: what one can do afterwards, its lessons, the pre-test, what its test is. */
export function CoursePage({ course, data: { objectives, sources, preTestUnits } }: Props) {
  const [first] = course.lessons;
  // An objective whose lesson is not written yet is not promised.
  const taught = objectives.filter(({ lesson }) => lesson !== null);
  return (
    <>
      <CourseData course={course} />
      <PageHeader
        title={course.title}
        lead={course.summary}
        drawing={BLUEPRINTS.find(({ id }) => id === course.id)?.icon ?? ''}
      >
        <Row>
          {first && (
            <Button variant="primary" asChild>
              <Link to={paths.lesson(course.slug, first.slug)}>Start with lesson 1</Link>
            </Button>
          )}
          <Text $tone="muted">{describeCourse(course)}. Free, no account needed.</Text>
        </Row>
      </PageHeader>
      <Container>
        <Split $gap={10}>
          <Stack $gap={10}>
            <Lessons course={course} />
            <SourceList title={COURSE_PAGE.sources} sources={sources} />
          </Stack>
          <Stack $gap={5}>
            <Panel title={COURSE_PAGE.objectives}>
              <List>
                {taught.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </List>
            </Panel>
            {preTestUnits > 0 && <PreTestPanel course={course} objectives={taught} units={preTestUnits} />}
            <TestPanel course={course} />
          </Stack>
        </Split>
      </Container>
    </>
  );
}

function Lessons({ course }: Pick<Props, 'course'>) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} $gap={3}>
      <Heading id={id} $size={22}>
        {COURSE_PAGE.lessons}
      </Heading>
      <LessonList course={course} />
    </Stack>
  );
}

/** What the test of the course is, or that there is none. */
function TestPanel({ course: { id, hasTest, gatesWork } }: Pick<Props, 'course'>) {
  const { title, rules, gate, cost, none, open } = COURSE_PAGE.test;
  if (!hasTest)
    return (
      <Panel title={title}>
        <Text $tone="muted">{none}</Text>
      </Panel>
    );
  return (
    <Panel title={title}>
      <List>
        {[...rules, ...(gatesWork ? [gate] : [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
      <Text $tone="muted">{cost}</Text>
      <Row>
        <Button asChild>
          <Link to={paths.dashboard.test(id)}>{open}</Link>
        </Button>
      </Row>
    </Panel>
  );
}

function CourseData({ course: { title, summary, minutes, lessons } }: Pick<Props, 'course'>) {
  return (
    <StructuredData
      data={{
        '@type': 'Course',
        name: title,
        description: summary,
        inLanguage: 'en',
        isAccessibleForFree: true,
        provider: { '@type': 'Organization', name: 'AI Skill' },
        offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseWorkload: `PT${minutes}M`,
        },
        syllabusSections: lessons.map((lesson) => ({
          '@type': 'Syllabus',
          name: lesson.title,
          description: lesson.summary,
          timeRequired: `PT${lesson.minutes}M`,
        })),
      }}
    />
  );
}

const List = styled.ul`
  /* The global style takes marks from lists with a class. */
  && {
    padding-left: ${space(5)};
    list-style: revert;
  }

  > li + li {
    margin-top: ${space(2)};
  }
`;
