import { CardSkeleton, Loading, PageHead, readTimeZone } from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useState } from 'react';
import { PRACTICE_LEAD } from '../../content/learning.content.ts';
import { OpenTestNotice } from '../../features/learning/open-test-notice.tsx';
import { PracticeSession } from '../../features/learning/practice/practice-session.tsx';
import { usePracticeQuery } from '../../features/learning/practice-api.ts';
import { useOpenTest } from '../../features/learning/use-course-states.ts';
import { useOpenedRecord } from '../../shared/answers/use-opened-record.ts';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** What is due to be practiced today. */
export function PracticePage() {
  return <UserBoundary>{() => <PracticeOfToday />}</UserBoundary>;
}

function PracticeOfToday() {
  const [timeZone] = useState(readTimeZone);
  const query = usePracticeQuery({ query: { timeZone } }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  // The questions stay as they are while they are answered.
  const { opened, reload } = useOpenedRecord(query, () => true);
  const open = useOpenTest();
  return (
    <Page>
      <PageHead
        title="Practice"
        lead={
          <>
            {PRACTICE_LEAD} <TextLink to={paths.dashboard.learn()}>Learn</TextLink>
          </>
        }
      />
      {open && <OpenTestNotice course={open} />}
      <QueryBoundary
        query={{ error, isFetching, refetch, data: opened && data }}
        resource="your practice"
        skeleton={<PracticeSkeleton />}
      >
        {() =>
          opened && (
            <PracticeSession
              key={opened.count}
              practice={opened.record}
              timeZone={timeZone}
              onReload={() => void reload()}
            />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

function PracticeSkeleton() {
  return (
    <Loading label="Loading your practice">
      <CardSkeleton height="20rem" />
    </Loading>
  );
}
