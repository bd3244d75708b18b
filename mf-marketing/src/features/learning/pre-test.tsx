import type { CheckedUnit, CourseObjective, Unit } from '@platform/contracts';
import { Button, Heading, moveFocus, Row, Skeleton, Stack, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import type { CourseOutline } from '@platform/content/learn';
import { useEffect, useRef, useState } from 'react';
import { usePublicPreTestQuery } from './learning-api.ts';
import { LazyUnit } from './lazy-unit.tsx';

type Props = { course: CourseOutline; objectives: readonly CourseObjective[] };

/** The questions that show which lessons can be skipped, one after the other; only the first answer to each counts. */
export function PreTest({ course, objectives }: Props) {
  const questions = usePublicPreTestQuery({ params: { courseId: course.id } });
  return (
    <QueryBoundary
      query={questions}
      resource="the pre-test"
      level={3}
      skeleton={<Skeleton $width="100%" $height="16rem" />}
    >
      {({ items }) => <Questions units={items} course={course} objectives={objectives} />}
    </QueryBoundary>
  );
}

function Questions({ units, course, objectives }: Props & { units: readonly Unit[] }) {
  const [index, setIndex] = useState(0);
  const [results, setResults] = useState<Readonly<Record<string, boolean>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => moveFocus(heading.current), [index]);

  const unit = units[index];
  if (!unit)
    return (
      <Stack>
        <Heading as="h3" $size={18} ref={heading} tabIndex={-1}>
          {countRight(units, results)} of {units.length} are right
        </Heading>
        <Skippable course={course} objectives={objectives} units={units} results={results} />
      </Stack>
    );
  const record = ({ isRight }: CheckedUnit) =>
    setResults((before) => ({ [unit.id]: isRight === true, ...before }));
  return (
    <Stack>
      <Heading as="h3" $size={18} ref={heading} tabIndex={-1}>
        Question {index + 1} of {units.length}
      </Heading>
      <LazyUnit key={unit.id} unit={unit} onChecked={record} />
      <Row>
        <Button
          variant={unit.id in results ? 'primary' : 'quiet'}
          onClick={() => {
            setResults((before) => ({ [unit.id]: false, ...before }));
            setIndex(index + 1);
          }}
        >
          {unit.id in results ? 'Next' : 'I do not know'}
        </Button>
      </Row>
    </Stack>
  );
}

function countRight(units: readonly Unit[], results: Readonly<Record<string, boolean>>): number {
  return units.filter(({ id }) => results[id]).length;
}

type SkippableProps = Props & { units: readonly Unit[]; results: Readonly<Record<string, boolean>> };

/** Which lessons to read, and which can be skipped: those of objectives whose questions are all right. */
function Skippable({ course, objectives, units, results }: SkippableProps) {
  const known = objectives.filter(({ id }) => {
    const own = units.filter(({ objective }) => objective === id);
    return own.length > 0 && own.every((unit) => results[unit.id]);
  });
  const isKnown = (objective: string) => known.some(({ id }) => id === objective);
  const [skip, read] = [
    course.lessons.filter(({ objective }) => isKnown(objective)),
    course.lessons.filter(({ objective }) => !isKnown(objective)),
  ];
  return (
    <>
      <LessonNames title="Read these lessons" course={course} lessons={read} />
      <LessonNames title="You can skip these" course={course} lessons={skip} />
      <Text $tone="muted">One right answer can be luck: a skipped lesson stays open to you.</Text>
    </>
  );
}

function LessonNames({
  title,
  course,
  lessons,
}: {
  title: string;
  course: CourseOutline;
  lessons: CourseOutline['lessons'];
}) {
  if (lessons.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Text $strong>{title}</Text>
      <ul>
        {lessons.map((lesson) => (
          <li key={lesson.slug}>
            <Link to={paths.lesson(course.slug, lesson.slug)}>{lesson.title}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
