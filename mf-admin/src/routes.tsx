import { paths } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { ShellLayout } from './pages/frame/shell-layout.tsx';
import { screen } from './screen.ts';

/** The administrators' screens, wherever they are mounted: in the shell or in the console. */
export const screens: RouteObject[] = [
  screen('overview-page', paths.admin.overview(), 'Admin Dashboard', async () => {
    const page = await import(/* webpackChunkName: "overview-page" */ './pages/overview/overview.page.tsx');
    return page.OverviewPage;
  }),
  screen(
    'verifications-page',
    paths.admin.verifications(),
    'Identity Verifications',
    async () => {
      const page = await import(
        /* webpackChunkName: "verifications-page" */ './pages/verifications/verification-list.page.tsx'
      );
      return page.VerificationListPage;
    },
    [
      screen('verification-page', paths.admin.verification(':id'), 'Identity Verification', async () => {
        const page = await import(
          /* webpackChunkName: "verification-page" */ './pages/verifications/verification-detail.page.tsx'
        );
        return page.VerificationDetailPage;
      }),
    ],
  ),
  screen(
    'purchases-page',
    paths.admin.blueprints(),
    'Blueprint Purchases',
    async () => {
      const page = await import(
        /* webpackChunkName: "purchases-page" */ './pages/purchases/purchase-list.page.tsx'
      );
      return page.PurchaseListPage;
    },
    [
      screen('purchase-page', paths.admin.purchase(':id'), 'Blueprint Purchase', async () => {
        const page = await import(
          /* webpackChunkName: "purchase-page" */ './pages/purchases/purchase-detail.page.tsx'
        );
        return page.PurchaseDetailPage;
      }),
    ],
  ),
  screen(
    'withdrawals-page',
    paths.admin.withdrawals(),
    'Withdrawals',
    async () => {
      const page = await import(
        /* webpackChunkName: "withdrawals-page" */ './pages/withdrawals/withdrawal-list.page.tsx'
      );
      return page.WithdrawalListPage;
    },
    [
      screen('withdrawal-page', paths.admin.withdrawal(':id'), 'Withdrawal', async () => {
        const page = await import(
          /* webpackChunkName: "withdrawal-page" */ './pages/withdrawals/withdrawal-detail.page.tsx'
        );
        return page.WithdrawalDetailPage;
      }),
    ],
  ),
  screen(
    'tickets-page',
    paths.admin.tickets(),
    'Support Tickets',
    async () => {
      const page = await import(
        /* webpackChunkName: "tickets-page" */ './pages/tickets/ticket-list.page.tsx'
      );
      return page.TicketListPage;
    },
    [
      screen('ticket-page', paths.admin.ticket(':id'), 'Support Ticket', async () => {
        const page = await import(
          /* webpackChunkName: "ticket-page" */ './pages/tickets/ticket-detail.page.tsx'
        );
        return page.TicketDetailPage;
      }),
    ],
  ),
  screen('users-page', paths.admin.users(), 'Users', async () => {
    const page = await import(/* webpackChunkName: "users-page" */ './pages/users/user-list.page.tsx');
    return page.UserListPage;
  }),
  screen('user-page', paths.admin.user(':id'), 'User', async () => {
    const page = await import(/* webpackChunkName: "user-page" */ './pages/users/user-detail.page.tsx');
    return page.UserDetailPage;
  }),
  screen(
    'outbox-page',
    paths.admin.outbox(),
    'Outbox',
    async () => {
      const page = await import(/* webpackChunkName: "outbox-page" */ './pages/outbox/mail-list.page.tsx');
      return page.MailListPage;
    },
    [
      screen('mail-page', paths.admin.mail(':id'), 'Mail', async () => {
        const page = await import(/* webpackChunkName: "mail-page" */ './pages/outbox/mail-detail.page.tsx');
        return page.MailDetailPage;
      }),
    ],
  ),
  screen('audit-page', paths.admin.audit(), 'Audit log', async () => {
    const page = await import(/* webpackChunkName: "audit-page" */ './pages/audit/audit-list.page.tsx');
    return page.AuditListPage;
  }),
  screen('ledger-page', paths.admin.ledger(), 'Ledger health', async () => {
    const page = await import(/* webpackChunkName: "ledger-page" */ './pages/ledger/ledger-detail.page.tsx');
    return page.LedgerDetailPage;
  }),
  screen('releases-page', paths.admin.releases(), 'Releases', async () => {
    const page = await import(
      /* webpackChunkName: "releases-page" */ './pages/releases/release-list.page.tsx'
    );
    return page.ReleaseListPage;
  }),
];

/** The screens as the shell takes them in. */
export const routes: RouteObject[] = [{ Component: ShellLayout, children: screens }];
