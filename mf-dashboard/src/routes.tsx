import { paths, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { MemberLayout } from './pages/layout/member-layout.tsx';

/** The member's pages. A route's id equals its chunk name, so the server can preload the chunk from the document. */
const pages: RouteObject[] = [
  {
    id: 'dashboard-home-page',
    path: paths.dashboard.home(),
    handle: { title: 'Dashboard' } satisfies PageHandle,
    lazy: async () => {
      const { DashboardHomePage } = await import(
        /* webpackChunkName: "dashboard-home-page" */ './pages/home/dashboard-home.page.tsx'
      );
      return { Component: DashboardHomePage };
    },
  },
  {
    id: 'dashboard-tasks-page',
    path: paths.dashboard.tasks(),
    handle: { title: 'My Tasks' } satisfies PageHandle,
    lazy: async () => {
      const { MyTasksPage } = await import(
        /* webpackChunkName: "dashboard-tasks-page" */ './pages/tasks/my-tasks.page.tsx'
      );
      return { Component: MyTasksPage };
    },
  },
  {
    id: 'dashboard-work-page',
    path: paths.dashboard.work(':taskId'),
    handle: { title: 'Work' } satisfies PageHandle,
    lazy: async () => {
      const { WorkPage } = await import(
        /* webpackChunkName: "dashboard-work-page" */ './pages/work/work.page.tsx'
      );
      return { Component: WorkPage };
    },
  },
  {
    id: 'dashboard-submissions-page',
    path: paths.dashboard.submissions(),
    handle: { title: 'Submissions' } satisfies PageHandle,
    lazy: async () => {
      const { SubmissionsPage } = await import(
        /* webpackChunkName: "dashboard-submissions-page" */ './pages/submissions/submissions.page.tsx'
      );
      return { Component: SubmissionsPage };
    },
  },
  {
    id: 'dashboard-submission-page',
    path: paths.dashboard.submission(':id'),
    handle: { title: 'Submission' } satisfies PageHandle,
    lazy: async () => {
      const { SubmissionPage } = await import(
        /* webpackChunkName: "dashboard-submission-page" */ './pages/submissions/submission.page.tsx'
      );
      return { Component: SubmissionPage };
    },
  },
  {
    id: 'dashboard-blueprints-page',
    path: paths.dashboard.blueprints(),
    handle: { title: 'Blueprints' } satisfies PageHandle,
    lazy: async () => {
      const { BlueprintsPage } = await import(
        /* webpackChunkName: "dashboard-blueprints-page" */ './pages/blueprints/blueprints.page.tsx'
      );
      return { Component: BlueprintsPage };
    },
  },
  {
    id: 'dashboard-withdrawals-page',
    path: paths.dashboard.withdrawals(),
    handle: { title: 'Withdrawals' } satisfies PageHandle,
    lazy: async () => {
      const { WithdrawalsPage } = await import(
        /* webpackChunkName: "dashboard-withdrawals-page" */ './pages/withdrawals/withdrawals.page.tsx'
      );
      return { Component: WithdrawalsPage };
    },
  },
  {
    id: 'dashboard-free-tasks-page',
    path: paths.dashboard.freeTasks(),
    handle: { title: 'Free Tasks', staysSignedOut: true } satisfies PageHandle,
    lazy: async () => {
      const { FreeTasksPage } = await import(
        /* webpackChunkName: "dashboard-free-tasks-page" */ './pages/free-tasks/free-tasks.page.tsx'
      );
      return { Component: FreeTasksPage };
    },
  },
  {
    id: 'dashboard-referrals-page',
    path: paths.dashboard.referrals(),
    handle: { title: 'Referrals' } satisfies PageHandle,
    lazy: async () => {
      const { ReferralsPage } = await import(
        /* webpackChunkName: "dashboard-referrals-page" */ './pages/referrals/referrals.page.tsx'
      );
      return { Component: ReferralsPage };
    },
  },
  {
    id: 'dashboard-settings-page',
    path: paths.dashboard.settings(),
    handle: { title: 'Settings' } satisfies PageHandle,
    lazy: async () => {
      const { SettingsPage } = await import(
        /* webpackChunkName: "dashboard-settings-page" */ './pages/settings/settings.page.tsx'
      );
      return { Component: SettingsPage };
    },
  },
  {
    id: 'dashboard-notices-page',
    path: paths.dashboard.notices(),
    handle: { title: 'Notices' } satisfies PageHandle,
    lazy: async () => {
      const { NoticesPage } = await import(
        /* webpackChunkName: "dashboard-notices-page" */ './pages/notices/notices.page.tsx'
      );
      return { Component: NoticesPage };
    },
  },
  {
    id: 'dashboard-support-page',
    path: paths.dashboard.support(),
    handle: { title: 'Support' } satisfies PageHandle,
    lazy: async () => {
      const { SupportPage } = await import(
        /* webpackChunkName: "dashboard-support-page" */ './pages/support/support.page.tsx'
      );
      return { Component: SupportPage };
    },
  },
  {
    id: 'dashboard-new-ticket-page',
    path: paths.dashboard.newTicket(),
    handle: { title: 'New message' } satisfies PageHandle,
    lazy: async () => {
      const { NewTicketPage } = await import(
        /* webpackChunkName: "dashboard-new-ticket-page" */ './pages/support/new-ticket.page.tsx'
      );
      return { Component: NewTicketPage };
    },
  },
  {
    id: 'dashboard-ticket-page',
    path: paths.dashboard.ticket(':id'),
    handle: { title: 'Message to support' } satisfies PageHandle,
    lazy: async () => {
      const { TicketPage } = await import(
        /* webpackChunkName: "dashboard-ticket-page" */ './pages/support/ticket.page.tsx'
      );
      return { Component: TicketPage };
    },
  },
  {
    id: 'blueprint-detail-page',
    path: paths.blueprint(':blueprintId'),
    handle: { title: 'Blueprint' } satisfies PageHandle,
    lazy: async () => {
      const { BlueprintDetailPage } = await import(
        /* webpackChunkName: "blueprint-detail-page" */ './pages/blueprint-detail/blueprint-detail.page.tsx'
      );
      return { Component: BlueprintDetailPage };
    },
  },
];

export const routes: RouteObject[] = [{ Component: MemberLayout, children: pages }];
