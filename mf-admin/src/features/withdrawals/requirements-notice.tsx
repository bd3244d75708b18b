import { getVerification, meetsPayoutRequirements, type WithdrawalDetail } from '@platform/contracts';
import { Alert, DateTime, getTextLabel, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { COOLDOWN_CAUSE_TEXTS } from '../../content/payment-labels.ts';
import { useMay } from '../../shared/use-may.ts';

/** Says what is missing before a pending withdrawal can be approved; nothing if it can be. */
export function RequirementsNotice({ record }: { record: WithdrawalDetail }) {
  const { requirements, status, cooldownUntil } = record;
  if (status !== 'pending' || (meetsPayoutRequirements(requirements) && !cooldownUntil)) return null;
  return (
    <Alert tone="locked" title="It cannot be approved yet">
      <Stack as="ul" $gap={1}>
        {cooldownUntil && (
          <li>
            {record.cooldownCause && `${getTextLabel(COOLDOWN_CAUSE_TEXTS, record.cooldownCause)}. `}
            It can be approved from <DateTime at={cooldownUntil} showTime />.
          </li>
        )}
        {!requirements.emailConfirmed && (
          <li>The member has not confirmed their email address. Their withdrawals page asks them to.</li>
        )}
        {requirements.identity !== 'checked' && (
          <li>
            <IdentityRequirement record={record} />
          </li>
        )}
      </Stack>
    </Alert>
  );
}

function IdentityRequirement({
  record: { requirements, memberDisabled },
}: {
  record: Pick<WithdrawalDetail, 'requirements' | 'memberDisabled'>;
}) {
  const { identity, verificationId } = requirements;
  const may = useMay();
  const text = {
    missing: 'The member has no approved verification.',
    pending: 'The verification of the member is not decided.',
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
