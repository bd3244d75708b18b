import type { CourseOutline } from '@platform/content/learn';
import { Badge, CardTarget, RowEnd, RowItem, RowList, RowText, space, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useProgress } from '../../shared/learning-progress.ts';

type Props = {
  course: CourseOutline;
  /** The slug of the lesson that is open. */
  current?: string;
  /** Leaves out what the lessons are about. */
  isShort?: boolean;
};

/** The lessons of a course in their order, with those that were read. */
export function LessonList({ course, current, isShort = false }: Props) {
  const { isRead } = useProgress();
  return (
    <RowList as="ol">
      {course.lessons.map(({ slug, title, summary, minutes }, index) => (
        <RowItem key={slug} $padding={isShort ? 0 : 5}>
          <Position aria-hidden>{index + 1}</Position>
          <RowText>
            <CardTarget
              as={Link}
              to={paths.lesson(course.slug, slug)}
              aria-current={slug === current ? 'page' : undefined}
            >
              <strong>{title}</strong>
            </CardTarget>
            {!isShort && <Text $tone="muted">{summary}</Text>}
          </RowText>
          <RowEnd>
            {isRead(course.id, slug) && <Badge tone="available">Read</Badge>}
            {!isShort && (
              <Text as="span" $size={14} $tone="muted" $tabular>
                {minutes} min
              </Text>
            )}
          </RowEnd>
        </RowItem>
      ))}
    </RowList>
  );
}

const Position = styled.span`
  min-width: ${space(5)};
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
