/** @jest-environment node */
import { getSubmissionSummary, type Operator } from '@platform/contracts';
import { HOST_CONTRACT, injectContractEndpoints, query, type RemoteModule } from '@platform/kit';
import { user } from '@platform/kit/testing';
import { renderMemberPage } from './render-page.tsx';

const SECTION = { title: 'The dashboard', visibility: 'members', ownedPaths: ['/dashboard'] } as const;
const SUMMARY = { drafts: 7, inReview: 0, inReviewReward: 0, toRevise: 0, news: 0 };

/** A remote with a page whose code, and with it the query that it asks for, is loaded when the page is opened. */
function createRemote(): RemoteModule {
  const lazy = () => {
    const { useSummaryOfTestQuery } = injectContractEndpoints({
      summaryOfTest: query(getSubmissionSummary, { provides: [] }),
    });
    const Component = () => <p>drafts: {useSummaryOfTestQuery().data?.drafts ?? 'unknown'}</p>;
    return Promise.resolve({ Component });
  };
  return {
    version: '1.0.0',
    contract: HOST_CONTRACT,
    nav: [],
    routes: [{ id: 'page', path: '/dashboard', lazy }],
  };
}

test('shows the answers that were asked for before the code of the page was loaded', async () => {
  const page = await renderMemberPage({
    path: '/dashboard',
    search: '',
    timeZone: 'UTC',
    user: user(),
    answers: [{ name: 'summaryOfTest', url: '/api/user/submission-summary', data: SUMMARY }],
    registry: { revision: 1, shellVersion: '1.0.0', remotes: {}, sections: { 'mf-dashboard': SECTION } },
    origin: 'http://localhost:3000',
    operator: {} as Operator,
    remote: { name: 'mf-dashboard', module: createRemote() },
  });
  expect('rendered' in page && /<p>drafts: .*?<\/p>/.exec(page.rendered.body)?.[0]).toBe(
    '<p>drafts: <!-- -->7</p>',
  );
});
