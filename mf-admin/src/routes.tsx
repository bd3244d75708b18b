import { page, paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { learningPaths } from './shared/learning-paths.ts';
import { ShellLayout } from './pages/layout/shell-layout.tsx';

/** The admin screens, mounted both in the shell and in the standalone console. */
export const screens: RouteObject[] = [
  page(
    'overview-page',
    paths.admin.overview(),
    { title: 'Admin Dashboard', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "overview-page" */ './features/overview/overview.page.tsx'
      );
      return screen.OverviewPage;
    },
  ),
  page(
    'verifications-page',
    paths.admin.verifications(),
    { title: 'Identity verifications', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "verifications-page" */ './features/verifications/verification-list.page.tsx'
      );
      return screen.VerificationListPage;
    },
    [
      page(
        'verification-page',
        paths.admin.verification(':id'),
        { title: 'Identity verification', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "verification-page" */ './features/verifications/verification-detail.page.tsx'
          );
          return screen.VerificationDetailPage;
        },
      ),
    ],
  ),
  page(
    'purchases-page',
    paths.admin.blueprints(),
    { title: 'Blueprint purchases', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "purchases-page" */ './features/purchases/purchase-list.page.tsx'
      );
      return screen.PurchaseListPage;
    },
    [
      page(
        'purchase-page',
        paths.admin.purchase(':id'),
        { title: 'Blueprint purchase', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "purchase-page" */ './features/purchases/purchase-detail.page.tsx'
          );
          return screen.PurchaseDetailPage;
        },
      ),
    ],
  ),
  page(
    'withdrawals-page',
    paths.admin.withdrawals(),
    { title: 'Withdrawals', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "withdrawals-page" */ './features/withdrawals/withdrawal-list.page.tsx'
      );
      return screen.WithdrawalListPage;
    },
    [
      page(
        'withdrawal-page',
        paths.admin.withdrawal(':id'),
        { title: 'Withdrawal', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "withdrawal-page" */ './features/withdrawals/withdrawal-detail.page.tsx'
          );
          return screen.WithdrawalDetailPage;
        },
      ),
    ],
  ),
  page(
    'reviews-page',
    paths.admin.reviews(),
    { title: 'Work to review', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "reviews-page" */ './features/reviews/review-list.page.tsx'
      );
      return screen.ReviewListPage;
    },
    [
      page('review-page', paths.admin.review(':id'), { title: 'Review' }, async () => {
        const screen = await import(
          /* webpackChunkName: "review-page" */ './features/reviews/review-detail.page.tsx'
        );
        return screen.ReviewDetailPage;
      }),
    ],
  ),
  page(
    'item-reports-page',
    paths.admin.itemReports(),
    { title: 'Reports of items', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "item-reports-page" */ './features/item-reports/item-report-list.page.tsx'
      );
      return screen.ItemReportListPage;
    },
    [
      page(
        'item-report-page',
        paths.admin.report(':id'),
        { title: 'Report of an item', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "item-report-page" */ './features/item-reports/item-report-detail.page.tsx'
          );
          return screen.ItemReportDetailPage;
        },
      ),
    ],
  ),
  page(
    'tickets-page',
    paths.admin.tickets(),
    { title: 'Support tickets', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "tickets-page" */ './features/tickets/ticket-list.page.tsx'
      );
      return screen.TicketListPage;
    },
    [
      page(
        'ticket-page',
        paths.admin.ticket(':id'),
        { title: 'Support ticket', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "ticket-page" */ './features/tickets/ticket-detail.page.tsx'
          );
          return screen.TicketDetailPage;
        },
      ),
    ],
  ),
  page('users-page', paths.admin.users(), { title: 'Users', renderedForMembers: true }, async () => {
    const screen = await import(/* webpackChunkName: "users-page" */ './features/users/user-list.page.tsx');
    return screen.UserListPage;
  }),
  page('user-page', paths.admin.user(':id'), { title: 'User', renderedForMembers: true }, async () => {
    const screen = await import(/* webpackChunkName: "user-page" */ './pages/users/user-detail.page.tsx');
    return screen.UserDetailPage;
  }),
  page(
    'learning-page',
    paths.admin.learning(),
    { title: 'Learning', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "learning-page" */ './features/learning/learning.page.tsx'
      );
      return screen.LearningPage;
    },
    [
      page(
        'unit-reports-page',
        learningPaths.reports(),
        { title: 'Reports of questions', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "unit-reports-page" */ './features/learning/unit-report-list.page.tsx'
          );
          return screen.UnitReportListPage;
        },
        [
          page(
            'unit-report-page',
            learningPaths.report(':id'),
            { title: 'Report of a question', renderedForMembers: true },
            async () => {
              const screen = await import(
                /* webpackChunkName: "unit-report-page" */ './features/learning/unit-report-detail.page.tsx'
              );
              return screen.UnitReportDetailPage;
            },
          ),
        ],
      ),
      page(
        'corrections-page',
        learningPaths.corrections(),
        { title: 'Corrections', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "corrections-page" */ './features/learning/correction-list.page.tsx'
          );
          return screen.CorrectionListPage;
        },
      ),
      page(
        'certificates-page',
        learningPaths.certificates(),
        { title: 'Certificates', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "certificates-page" */ './features/learning/certificate-list.page.tsx'
          );
          return screen.CertificateListPage;
        },
      ),
      page(
        'attempts-page',
        learningPaths.attempts(),
        { title: 'Attempts', renderedForMembers: true },
        async () => {
          const screen = await import(
            /* webpackChunkName: "attempts-page" */ './features/learning/attempt-list.page.tsx'
          );
          return screen.AttemptListPage;
        },
      ),
    ],
  ),
  page(
    'work-tasks-page',
    paths.admin.page('work-tasks'),
    { title: 'Pay per hour', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "work-tasks-page" */ './features/work-tasks/work-task-pay.page.tsx'
      );
      return screen.WorkTaskPayPage;
    },
  ),
  page(
    'outbox-page',
    paths.admin.outbox(),
    { title: 'Outbox', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "outbox-page" */ './features/outbox/mail-list.page.tsx'
      );
      return screen.MailListPage;
    },
    [
      page('mail-page', paths.admin.mail(':id'), { title: 'Email', renderedForMembers: true }, async () => {
        const screen = await import(
          /* webpackChunkName: "mail-page" */ './features/outbox/mail-detail.page.tsx'
        );
        return screen.MailDetailPage;
      }),
    ],
  ),
  page('audit-page', paths.admin.audit(), { title: 'Audit log', renderedForMembers: true }, async () => {
    const screen = await import(/* webpackChunkName: "audit-page" */ './features/audit/audit-list.page.tsx');
    return screen.AuditListPage;
  }),
  page(
    'ledger-page',
    paths.admin.ledger(),
    { title: 'Ledger health', renderedForMembers: true },
    async () => {
      const screen = await import(
        /* webpackChunkName: "ledger-page" */ './features/ledger/ledger-detail.page.tsx'
      );
      return screen.LedgerDetailPage;
    },
  ),
  page('releases-page', paths.admin.releases(), { title: 'Releases', renderedForMembers: true }, async () => {
    const screen = await import(
      /* webpackChunkName: "releases-page" */ './features/releases/release-list.page.tsx'
    );
    return screen.ReleaseListPage;
  }),
];

/** The routes that the shell mounts. */
export const routes: RouteObject[] = [{ Component: ShellLayout, children: screens }];
