import type { CourseSummary, TestHealth } from '@platform/contracts';
import {
  Button,
  Card,
  EmptyState,
  Loading,
  PageHead,
  RefreshIcon,
  Row,
  SelectField,
  Skeleton,
  Stat,
  StatBar,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useSearchParams } from '@platform/kit/router';
import { useAdminCoursesQuery } from '../../shared/courses-api.ts';
import { formatShare } from '../../shared/format-share.ts';
import { useAdminTestHealthQuery } from './learning-api.ts';
import { UnitHealthTable } from './unit-health-table.tsx';

const skeleton = (
  <Loading label="Loading the questions">
    <Skeleton $height="22rem" />
  </Loading>
);

/** How the questions of a test do, those that need a look first. */
export function TestHealthScreen() {
  const query = useAdminCoursesQuery();
  const [params] = useSearchParams();
  return (
    <>
      <PageHead
        title="Learning"
        lead="How often each question was asked, and how its answers divide. Figures are of attempts that ended."
      />
      <QueryBoundary query={query} resource="the courses" skeleton={skeleton}>
        {({ items }) => {
          const withTest = items.filter(({ hasTest }) => hasTest);
          const chosen = withTest.find(({ id }) => String(id) === params.get('course')) ?? withTest[0];
          return chosen ? <ChosenTest course={chosen} courses={withTest} /> : <NoTest />;
        }}
      </QueryBoundary>
    </>
  );
}

function NoTest() {
  return (
    <Card>
      <EmptyState level={2} title="No course has a test">
        A test opens once its bank is complete and was solved blind.
      </EmptyState>
    </Card>
  );
}

type ChosenTestProps = { course: CourseSummary; courses: readonly CourseSummary[] };

function ChosenTest({ course, courses }: ChosenTestProps) {
  const [, setParams] = useSearchParams();
  const query = useAdminTestHealthQuery({ query: { courseId: course.id } });
  const { isFetching, refetch } = query;
  return (
    <>
      <Row $gap={3} $align="end">
        <SelectField
          label="Course"
          value={String(course.id)}
          options={courses.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={({ currentTarget }) => setParams({ course: currentTarget.value }, { replace: true })}
        />
        <Button busy={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshIcon size={16} />}
          Refresh
        </Button>
      </Row>
      <QueryBoundary query={query} resource="the questions" skeleton={skeleton}>
        {({ items: [health] }) => health && <Health health={health} />}
      </QueryBoundary>
    </>
  );
}

function Health({ health }: { health: TestHealth }) {
  const { attempts, passed, guessProbability, isGating, units, version } = health;
  return (
    <>
      <StatBar>
        <Stat
          label="Attempts that ended"
          value={attempts}
          note={attempts === 0 ? 'None yet' : `${passed} passed (${formatShare(passed / attempts)})`}
        />
        <Stat
          label="Random answers pass"
          value={guessProbability === 0 ? 'Never' : guessProbability.toExponential(1)}
          note={isGating ? 'The test opens paid work' : 'The test does not open paid work'}
        />
        <Stat label="Questions and templates" value={units.length} note={`Version ${version.slice(0, 8)}`} />
      </StatBar>
      <UnitHealthTable units={units} />
    </>
  );
}
