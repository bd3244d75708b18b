import { page, paths, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { learningPaths } from './shared/learning-paths.ts';
import { ShellLayout } from './pages/layout/shell-layout.tsx';

/** The handle of a page that the server renders for the one who opens it. */
const rendered = (title: string): PageHandle => ({ title, renderedForMembers: true });

/** The admin screens, mounted both in the shell and in the standalone console. */
export const screens: RouteObject[] = [
  page('overview-page', paths.admin.overview(), rendered('Admin Dashboard'), async () => {
    const screen = await import(
      /* webpackChunkName: "overview-page" */ './features/overview/overview.page.tsx'
    );
    return screen.OverviewPage;
  }),
  page(
    'verifications-page',
    paths.admin.verifications(),
    rendered('Identity verifications'),
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
        rendered('Identity verification'),
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
    rendered('Blueprint purchases'),
    async () => {
      const screen = await import(
        /* webpackChunkName: "purchases-page" */ './features/purchases/purchase-list.page.tsx'
      );
      return screen.PurchaseListPage;
    },
    [
      page('purchase-page', paths.admin.purchase(':id'), rendered('Blueprint purchase'), async () => {
        const screen = await import(
          /* webpackChunkName: "purchase-page" */ './features/purchases/purchase-detail.page.tsx'
        );
        return screen.PurchaseDetailPage;
      }),
    ],
  ),
  page(
    'withdrawals-page',
    paths.admin.withdrawals(),
    rendered('Withdrawals'),
    async () => {
      const screen = await import(
        /* webpackChunkName: "withdrawals-page" */ './features/withdrawals/withdrawal-list.page.tsx'
      );
      return screen.WithdrawalListPage;
    },
    [
      page('withdrawal-page', paths.admin.withdrawal(':id'), rendered('Withdrawal'), async () => {
        const screen = await import(
          /* webpackChunkName: "withdrawal-page" */ './features/withdrawals/withdrawal-detail.page.tsx'
        );
        return screen.WithdrawalDetailPage;
      }),
    ],
  ),
  page(
    'reviews-page',
    paths.admin.reviews(),
    rendered('Work to review'),
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
    rendered('Reports of items'),
    async () => {
      const screen = await import(
        /* webpackChunkName: "item-reports-page" */ './features/item-reports/item-report-list.page.tsx'
      );
      return screen.ItemReportListPage;
    },
    [
      page('item-report-page', paths.admin.report(':id'), rendered('Report of an item'), async () => {
        const screen = await import(
          /* webpackChunkName: "item-report-page" */ './features/item-reports/item-report-detail.page.tsx'
        );
        return screen.ItemReportDetailPage;
      }),
    ],
  ),
  page(
    'tickets-page',
    paths.admin.tickets(),
    rendered('Support tickets'),
    async () => {
      const screen = await import(
        /* webpackChunkName: "tickets-page" */ './features/tickets/ticket-list.page.tsx'
      );
      return screen.TicketListPage;
    },
    [
      page('ticket-page', paths.admin.ticket(':id'), rendered('Support ticket'), async () => {
        const screen = await import(
          /* webpackChunkName: "ticket-page" */ './features/tickets/ticket-detail.page.tsx'
        );
        return screen.TicketDetailPage;
      }),
    ],
  ),
  page('users-page', paths.admin.users(), rendered('Users'), async () => {
    const screen = await import(/* webpackChunkName: "users-page" */ './features/users/user-list.page.tsx');
    return screen.UserListPage;
  }),
  page('user-page', paths.admin.user(':id'), rendered('User'), async () => {
    const screen = await import(/* webpackChunkName: "user-page" */ './pages/users/user-detail.page.tsx');
    return screen.UserDetailPage;
  }),
  page(
    'learning-page',
    paths.admin.learning(),
    rendered('Learning'),
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
        rendered('Reports of questions'),
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
            rendered('Report of a question'),
            async () => {
              const screen = await import(
                /* webpackChunkName: "unit-report-page" */ './features/learning/unit-report-detail.page.tsx'
              );
              return screen.UnitReportDetailPage;
            },
          ),
        ],
      ),
      page('corrections-page', learningPaths.corrections(), rendered('Corrections'), async () => {
        const screen = await import(
          /* webpackChunkName: "corrections-page" */ './features/learning/correction-list.page.tsx'
        );
        return screen.CorrectionListPage;
      }),
      page('certificates-page', learningPaths.certificates(), rendered('Certificates'), async () => {
        const screen = await import(
          /* webpackChunkName: "certificates-page" */ './features/learning/certificate-list.page.tsx'
        );
        return screen.CertificateListPage;
      }),
      page('attempts-page', learningPaths.attempts(), rendered('Attempts'), async () => {
        const screen = await import(
          /* webpackChunkName: "attempts-page" */ './features/learning/attempt-list.page.tsx'
        );
        return screen.AttemptListPage;
      }),
    ],
  ),
  page('work-tasks-page', paths.admin.page('work-tasks'), rendered('Pay per hour'), async () => {
    const screen = await import(
      /* webpackChunkName: "work-tasks-page" */ './features/work-tasks/work-task-pay.page.tsx'
    );
    return screen.WorkTaskPayPage;
  }),
  page(
    'outbox-page',
    paths.admin.outbox(),
    rendered('Outbox'),
    async () => {
      const screen = await import(
        /* webpackChunkName: "outbox-page" */ './features/outbox/mail-list.page.tsx'
      );
      return screen.MailListPage;
    },
    [
      page('mail-page', paths.admin.mail(':id'), rendered('Email'), async () => {
        const screen = await import(
          /* webpackChunkName: "mail-page" */ './features/outbox/mail-detail.page.tsx'
        );
        return screen.MailDetailPage;
      }),
    ],
  ),
  page('audit-page', paths.admin.audit(), rendered('Audit log'), async () => {
    const screen = await import(/* webpackChunkName: "audit-page" */ './features/audit/audit-list.page.tsx');
    return screen.AuditListPage;
  }),
  page('ledger-page', paths.admin.ledger(), rendered('Ledger health'), async () => {
    const screen = await import(
      /* webpackChunkName: "ledger-page" */ './features/ledger/ledger-detail.page.tsx'
    );
    return screen.LedgerDetailPage;
  }),
  page('releases-page', paths.admin.releases(), rendered('Releases'), async () => {
    const screen = await import(
      /* webpackChunkName: "releases-page" */ './features/releases/release-list.page.tsx'
    );
    return screen.ReleaseListPage;
  }),
];

/** The routes that the shell mounts. */
export const routes: RouteObject[] = [{ Component: ShellLayout, children: screens }];
