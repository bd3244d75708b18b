import { page, paths, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { MemberLayout } from './pages/layout/member-layout.tsx';

/** The handle of a page that the server renders for the one who opens it. */
const rendered = (title: string): PageHandle => ({ title, renderedForMembers: true });

/** The member's pages. A route's id equals its chunk name, so the server can preload the chunk from the document. */
const pages: RouteObject[] = [
  page('dashboard-home-page', paths.dashboard.home(), rendered('Dashboard'), async () => {
    const { DashboardHomePage } = await import(
      /* webpackChunkName: "dashboard-home-page" */ './pages/home/dashboard-home.page.tsx'
    );
    return DashboardHomePage;
  }),
  page('dashboard-tasks-page', paths.dashboard.tasks(), rendered('My Tasks'), async () => {
    const { MyTasksPage } = await import(
      /* webpackChunkName: "dashboard-tasks-page" */ './pages/tasks/my-tasks.page.tsx'
    );
    return MyTasksPage;
  }),
  page('dashboard-work-page', paths.dashboard.work(':taskId'), { title: 'Work', focused: true }, async () => {
    const { WorkPage } = await import(
      /* webpackChunkName: "dashboard-work-page" */ './pages/work/work.page.tsx'
    );
    return WorkPage;
  }),
  page('dashboard-learn-page', paths.dashboard.learn(), rendered('Learn'), async () => {
    const { LearnPage } = await import(
      /* webpackChunkName: "dashboard-learn-page" */ './pages/learn/learn.page.tsx'
    );
    return LearnPage;
  }),
  page('dashboard-test-page', paths.dashboard.test(':courseId'), { title: 'Test' }, async () => {
    const { TestPage } = await import(
      /* webpackChunkName: "dashboard-test-page" */ './pages/test/test.page.tsx'
    );
    return TestPage;
  }),
  page('dashboard-practice-page', paths.dashboard.practice(), { title: 'Practice' }, async () => {
    const { PracticePage } = await import(
      /* webpackChunkName: "dashboard-practice-page" */ './pages/practice/practice.page.tsx'
    );
    return PracticePage;
  }),
  page('dashboard-submissions-page', paths.dashboard.submissions(), rendered('Submissions'), async () => {
    const { SubmissionsPage } = await import(
      /* webpackChunkName: "dashboard-submissions-page" */ './pages/submissions/submissions.page.tsx'
    );
    return SubmissionsPage;
  }),
  page('dashboard-submission-page', paths.dashboard.submission(':id'), rendered('Submission'), async () => {
    const { SubmissionPage } = await import(
      /* webpackChunkName: "dashboard-submission-page" */ './pages/submissions/submission.page.tsx'
    );
    return SubmissionPage;
  }),
  page('dashboard-blueprints-page', paths.dashboard.blueprints(), rendered('Blueprints'), async () => {
    const { BlueprintsPage } = await import(
      /* webpackChunkName: "dashboard-blueprints-page" */ './pages/blueprints/blueprints.page.tsx'
    );
    return BlueprintsPage;
  }),
  page('dashboard-withdrawals-page', paths.dashboard.withdrawals(), rendered('Withdrawals'), async () => {
    const { WithdrawalsPage } = await import(
      /* webpackChunkName: "dashboard-withdrawals-page" */ './pages/withdrawals/withdrawals.page.tsx'
    );
    return WithdrawalsPage;
  }),
  page(
    'dashboard-free-tasks-page',
    paths.dashboard.freeTasks(),
    { ...rendered('Free Tasks'), staysSignedOut: true },
    async () => {
      const { FreeTasksPage } = await import(
        /* webpackChunkName: "dashboard-free-tasks-page" */ './pages/free-tasks/free-tasks.page.tsx'
      );
      return FreeTasksPage;
    },
  ),
  page('dashboard-referrals-page', paths.dashboard.referrals(), rendered('Referrals'), async () => {
    const { ReferralsPage } = await import(
      /* webpackChunkName: "dashboard-referrals-page" */ './pages/referrals/referrals.page.tsx'
    );
    return ReferralsPage;
  }),
  page('dashboard-settings-page', paths.dashboard.settings(), rendered('Settings'), async () => {
    const { SettingsPage } = await import(
      /* webpackChunkName: "dashboard-settings-page" */ './pages/settings/settings.page.tsx'
    );
    return SettingsPage;
  }),
  page('dashboard-notices-page', paths.dashboard.notices(), rendered('Notices'), async () => {
    const { NoticesPage } = await import(
      /* webpackChunkName: "dashboard-notices-page" */ './pages/notices/notices.page.tsx'
    );
    return NoticesPage;
  }),
  page('dashboard-support-page', paths.dashboard.support(), rendered('Support'), async () => {
    const { SupportPage } = await import(
      /* webpackChunkName: "dashboard-support-page" */ './pages/support/support.page.tsx'
    );
    return SupportPage;
  }),
  page('dashboard-new-ticket-page', paths.dashboard.newTicket(), { title: 'New message' }, async () => {
    const { NewTicketPage } = await import(
      /* webpackChunkName: "dashboard-new-ticket-page" */ './pages/support/new-ticket.page.tsx'
    );
    return NewTicketPage;
  }),
  page('dashboard-ticket-page', paths.dashboard.ticket(':id'), rendered('Message to support'), async () => {
    const { TicketPage } = await import(
      /* webpackChunkName: "dashboard-ticket-page" */ './pages/support/ticket.page.tsx'
    );
    return TicketPage;
  }),
  page('blueprint-detail-page', paths.blueprint(':blueprintId'), rendered('Blueprint'), async () => {
    const { BlueprintDetailPage } = await import(
      /* webpackChunkName: "blueprint-detail-page" */ './pages/blueprint-detail/blueprint-detail.page.tsx'
    );
    return BlueprintDetailPage;
  }),
];

export const routes: RouteObject[] = [{ Component: MemberLayout, children: pages }];
