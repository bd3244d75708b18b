import { getVerification, meetsPayoutRequirements, type WithdrawalDetail } from '@platform/contracts';
import { Alert, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { useMay } from '../../use-may.ts';

type Member = Pick<WithdrawalDetail, 'requirements' | 'memberDisabled'>;
type Props = Member & {
  title: string;
  /** What else is missing, as an item of the list. */
  children?: ReactNode;
};

/** Says what is missing before a member can be paid; nothing if they can be. */
export function RequirementsNotice({ requirements, memberDisabled, title, children }: Props) {
  if (meetsPayoutRequirements(requirements) && !children) return null;
  return (
    <Alert tone="locked" title={title}>
      <Stack as="ul" $gap={1}>
        {children}
        {!requirements.emailConfirmed && (
          <li>The member has not confirmed their email address. Their withdrawals page asks them to.</li>
        )}
        {requirements.identity !== 'checked' && (
          <li>
            <IdentityRequirement requirements={requirements} memberDisabled={memberDisabled} />
          </li>
        )}
      </Stack>
    </Alert>
  );
}

function IdentityRequirement({ requirements, memberDisabled }: Member) {
  const { identity, verificationId } = requirements;
  const may = useMay();
  const text = {
    missing: 'The member has no approved verification.',
    pending: 'The verification of the member is not decided.',
    barred: 'The verification of the member was rejected for good.',
    approved: 'No administrator has checked the identity.',
    checked: '',
  }[identity];
  if (verificationId === null) return text;
  if (!may(getVerification)) {
    const isDue = identity === 'pending' || (identity === 'approved' && !memberDisabled);
    return isDue ? `${text} Reviewers see it among the cases that are due.` : text;
  }
  return (
    <>
      {text} <Link to={paths.admin.verification(verificationId)}>Open the verification</Link>
    </>
  );
}
