import { paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { ShellLayout } from './pages/layout/shell-layout.tsx';
import { screenRoute } from './screen-route.ts';

/** The admin screens, mounted both in the shell and in the standalone console. */
export const screens: RouteObject[] = [
  screenRoute('overview-page', paths.admin.overview(), 'Admin Dashboard', async () => {
    const page = await import(
      /* webpackChunkName: "overview-page" */ './features/overview/overview.page.tsx'
    );
    return page.OverviewPage;
  }),
  screenRoute(
    'verifications-page',
    paths.admin.verifications(),
    'Identity verifications',
    async () => {
      const page = await import(
        /* webpackChunkName: "verifications-page" */ './features/verifications/verification-list.page.tsx'
      );
      return page.VerificationListPage;
    },
    [
      screenRoute('verification-page', paths.admin.verification(':id'), 'Identity verification', async () => {
        const page = await import(
          /* webpackChunkName: "verification-page" */ './features/verifications/verification-detail.page.tsx'
        );
        return page.VerificationDetailPage;
      }),
    ],
  ),
  screenRoute(
    'purchases-page',
    paths.admin.blueprints(),
    'Blueprint purchases',
    async () => {
      const page = await import(
        /* webpackChunkName: "purchases-page" */ './features/purchases/purchase-list.page.tsx'
      );
      return page.PurchaseListPage;
    },
    [
      screenRoute('purchase-page', paths.admin.purchase(':id'), 'Blueprint purchase', async () => {
        const page = await import(
          /* webpackChunkName: "purchase-page" */ './features/purchases/purchase-detail.page.tsx'
        );
        return page.PurchaseDetailPage;
      }),
    ],
  ),
  screenRoute(
    'withdrawals-page',
    paths.admin.withdrawals(),
    'Withdrawals',
    async () => {
      const page = await import(
        /* webpackChunkName: "withdrawals-page" */ './features/withdrawals/withdrawal-list.page.tsx'
      );
      return page.WithdrawalListPage;
    },
    [
      screenRoute('withdrawal-page', paths.admin.withdrawal(':id'), 'Withdrawal', async () => {
        const page = await import(
          /* webpackChunkName: "withdrawal-page" */ './features/withdrawals/withdrawal-detail.page.tsx'
        );
        return page.WithdrawalDetailPage;
      }),
    ],
  ),
  screenRoute(
    'reviews-page',
    paths.admin.reviews(),
    'Work to review',
    async () => {
      const page = await import(
        /* webpackChunkName: "reviews-page" */ './features/reviews/review-list.page.tsx'
      );
      return page.ReviewListPage;
    },
    [
      screenRoute('review-page', paths.admin.review(':id'), 'Review', async () => {
        const page = await import(
          /* webpackChunkName: "review-page" */ './features/reviews/review-detail.page.tsx'
        );
        return page.ReviewDetailPage;
      }),
    ],
  ),
  screenRoute(
    'tickets-page',
    paths.admin.tickets(),
    'Support tickets',
    async () => {
      const page = await import(
        /* webpackChunkName: "tickets-page" */ './features/tickets/ticket-list.page.tsx'
      );
      return page.TicketListPage;
    },
    [
      screenRoute('ticket-page', paths.admin.ticket(':id'), 'Support ticket', async () => {
        const page = await import(
          /* webpackChunkName: "ticket-page" */ './features/tickets/ticket-detail.page.tsx'
        );
        return page.TicketDetailPage;
      }),
    ],
  ),
  screenRoute('users-page', paths.admin.users(), 'Users', async () => {
    const page = await import(/* webpackChunkName: "users-page" */ './features/users/user-list.page.tsx');
    return page.UserListPage;
  }),
  screenRoute('user-page', paths.admin.user(':id'), 'User', async () => {
    const page = await import(/* webpackChunkName: "user-page" */ './pages/users/user-detail.page.tsx');
    return page.UserDetailPage;
  }),
  screenRoute(
    'outbox-page',
    paths.admin.outbox(),
    'Outbox',
    async () => {
      const page = await import(/* webpackChunkName: "outbox-page" */ './features/outbox/mail-list.page.tsx');
      return page.MailListPage;
    },
    [
      screenRoute('mail-page', paths.admin.mail(':id'), 'Email', async () => {
        const page = await import(
          /* webpackChunkName: "mail-page" */ './features/outbox/mail-detail.page.tsx'
        );
        return page.MailDetailPage;
      }),
    ],
  ),
  screenRoute('audit-page', paths.admin.audit(), 'Audit log', async () => {
    const page = await import(/* webpackChunkName: "audit-page" */ './features/audit/audit-list.page.tsx');
    return page.AuditListPage;
  }),
  screenRoute('ledger-page', paths.admin.ledger(), 'Ledger health', async () => {
    const page = await import(
      /* webpackChunkName: "ledger-page" */ './features/ledger/ledger-detail.page.tsx'
    );
    return page.LedgerDetailPage;
  }),
  screenRoute('releases-page', paths.admin.releases(), 'Releases', async () => {
    const page = await import(
      /* webpackChunkName: "releases-page" */ './features/releases/release-list.page.tsx'
    );
    return page.ReleaseListPage;
  }),
];

/** The routes that the shell mounts. */
export const routes: RouteObject[] = [{ Component: ShellLayout, children: screens }];
