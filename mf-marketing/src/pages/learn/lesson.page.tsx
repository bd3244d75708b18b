import { LessonView, type LessonReference } from '@platform/annotation';
import type { CourseOutline, LessonPageData } from '@platform/content/learn';
import type { LessonBlock } from '@platform/contracts';
import { Badge, Container, Heading, MEDIA, Row, space, Stack, Surface, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LESSON_PAGE } from '../../content/learning.content.ts';
import { LazyUnit, LessonServices } from '../../features/learning/lazy-unit.tsx';
import { LessonList } from '../../features/learning/lesson-list.tsx';
import { SourceList, sourceId } from '../../features/learning/source-list.tsx';
import { WordList, wordId } from '../../features/learning/word-list.tsx';
import { useProgress } from '../../shared/learning-progress.ts';
import { LessonEnd } from './lesson-end.tsx';

type Props = { course: CourseOutline; data: LessonPageData };

/** A lesson: what it explains, its questions, and the way to the next one. */
export function LessonPage({ course, data: { lesson, glossary, sources } }: Props) {
  const number = course.lessons.findIndex(({ slug }) => slug === lesson.slug) + 1;
  return (
    <Container>
      <Columns>
        <Stack as="article" $gap={6}>
          <Stack as="header" $gap={3}>
            <Text $size={14}>
              <Link to={paths.learn()}>Learn</Link> /{' '}
              <Link to={paths.course(course.slug)}>{course.title}</Link>
            </Text>
            <Heading as="h1" $size={38} tabIndex={-1}>
              {lesson.title}
            </Heading>
            <Text $size={18} $tone="muted">
              {lesson.summary}
            </Text>
            <Text $size={14} $tone="muted" $tabular>
              Lesson {number} of {course.lessons.length}, {lesson.minutes} minutes
            </Text>
          </Stack>
          <LessonServices>
            <LessonBody course={course} lesson={lesson} />
          </LessonServices>
          <LessonEnd course={course} lesson={lesson} />
          <WordList title={LESSON_PAGE.words} words={glossary} />
          <SourceList title={LESSON_PAGE.sources} sources={sources} />
        </Stack>
        <Aside aria-labelledby="course-lessons">
          <Heading id="course-lessons" $size={16}>
            Lessons of this course
          </Heading>
          <LessonList course={course} current={lesson.slug} isShort />
        </Aside>
      </Columns>
    </Container>
  );
}

type BodyProps = { course: CourseOutline; lesson: LessonPageData['lesson'] };

/** The blocks of a lesson. It is read once both questions at its end have been answered. */
function LessonBody({ course, lesson: { slug, blocks } }: BodyProps) {
  const { markRead, markSolved, isSolved } = useProgress();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const exits = blocks.flatMap((block) => (block.type === 'exit' ? [block.unit.id] : []));

  const record = (unitId: string, isRight: boolean) => {
    if (isRight) markSolved(unitId);
    const now = new Set([...answered, unitId]);
    setAnswered(now);
    if (exits.includes(unitId) && exits.every((id) => now.has(id))) markRead(course.id, slug);
  };

  return (
    <LessonView
      blocks={blocks}
      renderReference={(reference, content) => <Reference {...{ course, reference, content }} />}
      renderUnit={(block) => (
        <Surface as="section" aria-label={nameUnit(blocks, block)} id={block.unit.id}>
          <Stack>
            <Row $justify="between">
              <Text $size={14} $tone="primary" $strong>
                {nameUnit(blocks, block)}
              </Text>
              {isSolved(block.unit.id) && <Badge tone="available">Solved</Badge>}
            </Row>
            <LazyUnit
              unit={block.unit}
              onChecked={({ isRight }) => record(block.unit.id, isRight === true)}
            />
          </Stack>
        </Surface>
      )}
    />
  );
}

/** Names a question by its place among those of its kind, e.g. `Try it 2 of 4`. */
function nameUnit(blocks: readonly LessonBlock[], block: LessonBlock): string {
  const own = blocks.filter(({ type }) => type === block.type);
  const name = block.type === 'try' ? 'Try it' : 'Last question';
  return `${name} ${own.indexOf(block) + 1} of ${own.length}`;
}

type ReferenceProps = { course: CourseOutline; reference: LessonReference; content: ReactNode };

/** Leads to another lesson, or to a word or a source below the lesson. */
function Reference({ course, reference, content }: ReferenceProps) {
  switch (reference.type) {
    case 'lesson':
      return <Link to={paths.lesson(course.slug, reference.lesson)}>{content}</Link>;
    case 'source':
      return (
        <Link to={`#${sourceId(reference.source)}`} replace>
          {content}
        </Link>
      );
    case 'term':
      return (
        <Term to={`#${wordId(reference.term)}`} replace>
          {content}
        </Term>
      );
  }
}

const Term = styled(Link)`
  color: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(12)};
  padding-block: ${space(8)} ${space(4)};

  > * {
    min-width: 0;
  }

  ${MEDIA.wide} {
    grid-template-columns: minmax(0, 46rem) minmax(0, 17rem);
    justify-content: space-between;
    align-items: start;
  }
`;

const Aside = styled.nav`
  ${MEDIA.wide} {
    position: sticky;
    top: 6rem;
  }
`;
