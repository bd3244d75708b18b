import type { CourseObjective } from '@platform/contracts';
import type { CourseOutline } from '@platform/content/learn';
import { Button, formatCount, Panel, Row, Skeleton, Text, WithScript } from '@platform/design-system';
import { lazy, Suspense, useState } from 'react';
import { COURSE_PAGE } from '../../content/learning.content.ts';
import { LessonServices } from './lazy-unit.tsx';

const PreTest = lazy(async () => {
  const { PreTest: Component } = await import(/* webpackChunkName: "pre-test" */ './pre-test.tsx');
  return { default: Component };
});

type Props = { course: CourseOutline; objectives: readonly CourseObjective[]; units: number };

/** Offers the pre-test of a course. Its questions are loaded when they are wanted. */
export function PreTestPanel({ course, objectives, units }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, start, note } = COURSE_PAGE.preTest;
  return (
    <WithScript>
      <Panel title={title}>
        <Text $tone="muted">
          {formatCount(units, 'question')} show you which lessons you can skip. {note}
        </Text>
        {isOpen ? (
          <LessonServices>
            <Suspense fallback={<Skeleton $width="100%" $height="16rem" />}>
              <PreTest course={course} objectives={objectives} />
            </Suspense>
          </LessonServices>
        ) : (
          <Row>
            <Button onClick={() => setIsOpen(true)}>{start}</Button>
          </Row>
        )}
      </Panel>
    </WithScript>
  );
}
