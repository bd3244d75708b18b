import { paths, useNoticeUpdates, useSession } from '@platform/kit';
import { Container } from '@platform/design-system';
import { CodePrompt, PasswordPrompt } from '@platform/kit/prompts';
import { SecondFactorResetNotice } from '@platform/kit/second-factor-reset';
import { Navigate, Outlet, useLocation } from '@platform/kit/router';
import { DeletionNotice } from '../../features/auth/deletion-notice.tsx';
import { SupportChat } from '../../features/support/chat/support-chat.tsx';
import { useSubmissionNews } from '../../features/work/offers/use-submission-news.ts';
import { useMoneyUpdates } from '../../shared/money/use-money-updates.ts';
import { TAGS } from '../../shared/tags.ts';

/**
 * Everything that a notice can be about, of any kind. The user was just looked up, and a question of practice that is
 * being answered must stay.
 */
const NOTICE_TAGS = Object.values(TAGS).filter((tag) => tag !== TAGS.user && tag !== TAGS.practice);

async function loadPasswordDialog() {
  const { MemberPasswordDialog } = await import(
    /* webpackChunkName: "password-dialog" */ '../../features/auth/member-password-dialog.tsx'
  );
  return MemberPasswordDialog;
}

/** Layout of all member pages: adds the support chat, whose button is in the layout around the page. */
export function MemberLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  const mustSetUp = session.user?.mustSetUpSecondFactor ?? false;
  const user = mustSetUp ? null : session.user;
  useMoneyUpdates(user);
  useNoticeUpdates(user, NOTICE_TAGS);
  useSubmissionNews(user !== null);
  // An administrator without the second factor gets nothing from the API but its setup.
  if (mustSetUp && pathname !== paths.dashboard.settings())
    return <Navigate to={paths.dashboard.settings()} replace />;
  return (
    <>
      {user?.deletesAt && pathname !== paths.dashboard.settings() && (
        <Container>
          <DeletionNotice deletesAt={user.deletesAt} />
        </Container>
      )}
      {user?.secondFactorReset && (
        <Container>
          <SecondFactorResetNotice reset={user.secondFactorReset} />
        </Container>
      )}
      <Outlet />
      <PasswordPrompt loadDialog={loadPasswordDialog} />
      <CodePrompt />
      {user && <SupportChat key={user.id} userId={user.id} />}
    </>
  );
}
