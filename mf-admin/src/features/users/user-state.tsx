import { disableUser, enableUser, type UserDetail } from '@platform/contracts';
import { Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { DISABLE_REASONS, ENABLE_REASONS } from '../../content/reasons.ts';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { Decision, DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import { useAdminDisableUserMutation, useAdminEnableUserMutation } from './users-api.ts';

type Action = 'disable' | 'enable' | 'roles' | 'confirm-roles';
type Props = { record: UserDetail; decision: Decision<Action> };

/** The button that disables or enables an account: not one's own, and that of an administrator for owners only. */
export function UserStateButton({ record, decision }: Props) {
  const { user } = useSession();
  const may = useMay();
  if (user?.id === record.id) {
    return (
      <Text $size={14} $tone="muted">
        This is your account.
      </Text>
    );
  }
  if (!may(disableUser) || (record.isAdmin && !user?.adminRoles.includes('owner'))) return null;
  return record.disabled ? (
    <DecisionButton kind="secondary" onClick={() => decision.start('enable')}>
      Enable the account
    </DecisionButton>
  ) : (
    <DecisionButton kind="reject" onClick={() => decision.start('disable')}>
      Disable the account
    </DecisionButton>
  );
}

/** The dialog of the current action, if any. */
export function UserStateDialog({ record, decision }: Props) {
  if (decision.action === 'disable') return <DisableDialog record={record} decision={decision} />;
  if (decision.action === 'enable') return <EnableDialog record={record} decision={decision} />;
  return null;
}

type DialogProps = { record: UserDetail; decision: DecisionControls };

function DisableDialog({ record: { id, username }, decision }: DialogProps) {
  const [disable] = useAdminDisableUserMutation();
  const form = useContractForm({
    endpoint: disableUser,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => disable({ params: { id }, body }).unwrap(), {
        title: 'Account disabled',
        description: `${username} is logged out everywhere.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Disable ${username}`}
      description={`${username} is logged out everywhere immediately, can no longer log in, and is told by email. Until the account is enabled again, no verification, purchase, work or withdrawal of it is approved, automatically either, and nothing is paid out. Open cases can be rejected. Money stays in the balance.`}
      hint="For the audit log only. The member does not see it."
      confirmText="Disable the account"
      busyText="Disabling..."
      action="disable user"
      prepared={DISABLE_REASONS}
    />
  );
}

function EnableDialog({ record: { id, username }, decision }: DialogProps) {
  const [enable] = useAdminEnableUserMutation();
  const form = useContractForm({
    endpoint: enableUser,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => enable({ params: { id }, body }).unwrap(), {
        title: 'Account enabled',
        description: `${username} can log in again.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      tone="primary"
      title={`Enable ${username}`}
      description={`${username} can log in again and is told by email. What waits for a decision can be approved and paid out again; an overdue verification or submission is approved automatically within minutes.`}
      hint="For the audit log only. The member does not see it."
      confirmText="Enable the account"
      busyText="Enabling..."
      action="enable user"
      prepared={ENABLE_REASONS}
    />
  );
}
