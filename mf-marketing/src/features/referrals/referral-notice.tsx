import { REFERRAL_REWARD_DOLLARS } from '@platform/contracts';
import { Alert } from '@platform/design-system';
import { sendableCode } from './referral-code.ts';
import { useReferralCodeQuery } from './referrals-api.ts';

/** What becomes of the code somebody came with; nothing where there is none. */
export function ReferralNotice({ code: typed }: { code: string | null }) {
  const code = sendableCode(typed);
  const { data, isError } = useReferralCodeQuery(
    { params: { code: code ?? '' } },
    { skip: code === undefined },
  );
  if (!typed) return null;
  if (code === undefined || data?.valid === false) {
    return (
      <Alert tone="locked" role="status" title="This referral code is not known.">
        You can sign up without it. If a friend sent you the link, ask for it again: a code cannot be added
        later.
      </Alert>
    );
  }
  if (isError) {
    return (
      <Alert tone="neutral" role="status" title="The referral code could not be checked.">
        It is sent along with your sign-up and counts if it is right.
      </Alert>
    );
  }
  return (
    <Alert tone="primary" role="status" title={`You were invited with the code ${code}.`}>
      Your friend receives ${REFERRAL_REWARD_DOLLARS} when your free blueprint becomes active.
    </Alert>
  );
}
