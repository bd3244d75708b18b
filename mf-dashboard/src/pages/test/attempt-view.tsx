import type { Attempt, CourseSummary, User } from '@platform/contracts';
import { CardSkeleton, EmptyState, Loading, Stack, Surface, useFocusRegion } from '@platform/design-system';
import { isApiError, paths, useRefetch } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useSearchParams } from '@platform/kit/router';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useAttemptQuery } from '../../features/learning/attempts-api.ts';
import { AttemptEditor } from '../../features/learning/test/attempt-editor.tsx';
import { AttemptResult } from '../../features/learning/test/attempt-result.tsx';
import { useCourseStates } from '../../features/learning/use-course-states.ts';
import { useOpenedRecord } from '../../shared/answers/use-opened-record.ts';
import { TextLink } from '../../shared/page/text-link.ts';
import { TAGS } from '../../shared/tags.ts';

type Props = {
  id: string;
  /** Whether the list says that it is under way. */
  isOpen: boolean;
  course: CourseSummary;
  user: User;
};

/** One attempt: its questions while it is open, its result afterwards. */
export function AttemptView({ id, isOpen, course, user }: Props) {
  const query = useAttemptQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = query;
  const { opened, reload } = useOpenedRecord(query, ({ state }) => state === 'open');
  const { index, go } = useQuestionInAddress();
  const region = useFocusRegion(data?.state ?? '');
  const isMissing = isApiError(error) && error.code === 'not_found';
  useEndedAttempt(isOpen, data);
  if (isMissing || (data && data.courseId !== course.id)) return <MissingAttempt courseId={course.id} />;
  return (
    <QueryBoundary
      query={{ error, isFetching, refetch, data: opened && data }}
      resource="the test"
      skeleton={<TestSkeleton />}
    >
      {(latest) => (
        <div {...region}>
          {latest.result ? (
            <EndedAttempt attempt={latest} result={latest.result} course={course} user={user} />
          ) : (
            opened && (
              <AttemptEditor
                key={opened.count}
                attempt={opened.record}
                latest={latest}
                receivedAtMs={fulfilledTimeStamp ?? Date.parse(latest.now)}
                userId={user.id}
                index={Math.min(index, latest.items.length - 1)}
                onGo={go}
                onReload={(beforeOpen) => void reload(beforeOpen)}
                onRefresh={() => void refetch()}
              />
            )
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

/** The number of the question is in the address, so that a reload, and a login in between, come back to it. */
function useQuestionInAddress() {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get('question') ?? '1');
  const go = useCallback(
    (index: number) =>
      setParams(
        (before) => {
          before.set('question', String(index + 1));
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { index: Number.isInteger(number) && number > 0 ? number - 1 : 0, go };
}

/**
 * Once an attempt turns out to have ended, because it was handed in or its time is over, puts it into the address, and
 * then loads again what depends on its result: the list no longer says that it is open, so that only the address does.
 */
function useEndedAttempt(isOpen: boolean, attempt: Attempt | undefined): void {
  const { refetch } = useRefetch(TAGS_OF_RESULT);
  const [params, setParams] = useSearchParams();
  const endedId = isOpen && attempt && attempt.state !== 'open' ? attempt.id : undefined;
  const isInAddress = params.get('attempt') === endedId;
  const show = useEffectEvent((id: string) =>
    setParams({ attempt: id }, { replace: true, preventScrollReset: true }),
  );
  const loadAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (endedId === undefined) return;
    if (isInAddress) loadAgain();
    else show(endedId);
  }, [endedId, isInAddress]);
}

/** A passed test opens work, and can end the right to return the blueprint. */
const TAGS_OF_RESULT = [TAGS.learning, TAGS.certificates, TAGS.work, TAGS.userBlueprints] as const;

type EndedProps = Pick<Props, 'course' | 'user'> & {
  attempt: Attempt;
  result: NonNullable<Attempt['result']>;
};

function EndedAttempt({ attempt, result, course, user }: EndedProps) {
  const due = useCourseStates().data?.reduce((sum, { progress }) => sum + progress.due, 0) ?? 0;
  return (
    <Stack $gap={5}>
      <TextLink to={paths.dashboard.test(course.id)}>About the test, and all attempts</TextLink>
      <AttemptResult {...{ attempt, result, course, user, due }} />
    </Stack>
  );
}

function MissingAttempt({ courseId }: { courseId: number }) {
  return (
    <Surface>
      <EmptyState
        title="Check the address"
        level={2}
        action={<TextLink to={paths.dashboard.test(courseId)}>About the test</TextLink>}
      >
        Only attempts of your own account are here.
      </EmptyState>
    </Surface>
  );
}

/** Shown while a test or one of its attempts loads. */
export function TestSkeleton() {
  return (
    <Loading label="Loading the test">
      <CardSkeleton height="24rem" />
    </Loading>
  );
}
