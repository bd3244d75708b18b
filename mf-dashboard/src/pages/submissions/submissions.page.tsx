import { PageHead, Tab, TabList, TabPanel, Tabs } from '@platform/design-system';
import { useSearchParams } from '@platform/kit/router';
import { SubmissionList } from '../../features/work/submissions/submission-list.tsx';
import { SUBMISSION_TABS } from '../../features/work/submissions/submission-state.policy.ts';
import { Page } from '../../shared/page/page.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** The member's submissions by what they wait for; the URL holds the open tab. */
export function SubmissionsPage() {
  return (
    <UserBoundary>
      {() => (
        <Page>
          <PageHead
            title="Submissions"
            lead="Your real work: what you write, what is in review, and what was decided."
          />
          <SubmissionTabs />
        </Page>
      )}
    </UserBoundary>
  );
}

function SubmissionTabs() {
  const [searchParams, setSearchParams] = useSearchParams();
  const tab = SUBMISSION_TABS.find((name) => name === searchParams.get('tab')) ?? 'in-progress';

  function open(name: string): void {
    setSearchParams(name === 'in-progress' ? {} : { tab: name }, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={open}>
      <TabList aria-label="Submissions">
        <Tab value="in-progress">In progress</Tab>
        <Tab value="in-review">In review</Tab>
        <Tab value="decided">Decided</Tab>
      </TabList>
      {SUBMISSION_TABS.map((name) => (
        <TabPanel key={name} value={name}>
          <SubmissionList tab={name} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
