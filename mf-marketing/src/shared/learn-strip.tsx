import { COURSE_OUTLINES } from '@platform/content/learn';
import { Container, DividedRow, fromWidth, Heading, Section, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { LEARN_STRIP } from '../content/learning.content.ts';
import { describeCourse } from './describe-course.ts';

/** Leads to the free courses; nothing while there is none. */
export function LearnStrip() {
  if (COURSE_OUTLINES.length === 0) return null;
  return (
    <Section $tight aria-labelledby="learn-title">
      <Container>
        <Stack $gap={5}>
          <div>
            <Heading id="learn-title">{LEARN_STRIP.title}</Heading>
            <Text $tone="muted">{LEARN_STRIP.text}</Text>
          </div>
          <Courses as="ul" role="list">
            {COURSE_OUTLINES.map((course) => (
              <li key={course.id}>
                <Link to={paths.course(course.slug)}>{course.title}</Link>
                <Text $tone="muted">{describeCourse(course)}, free</Text>
              </li>
            ))}
          </Courses>
          <Text>
            <Link to={paths.learn()}>{LEARN_STRIP.link}</Link>
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}

/** The first course is flush with the title. */
const Courses = styled(DividedRow)`
  ${fromWidth(768)} {
    > :first-child {
      padding-left: 0;
    }
  }
`;
