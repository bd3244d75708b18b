import { disableUser, enableUser, type UserCase } from '@platform/contracts';
import { Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { DISABLE_REASONS, ENABLE_REASONS } from '../../content/reasons.ts';
import { DecisionButton } from '../../shared/case/decision-button.tsx';
import { RefuseDialog } from '../../shared/case/refuse-dialog.tsx';
import type { Decision, DecisionTaking } from '../../shared/case/use-decision.ts';
import { useStaffDisableUserMutation, useStaffEnableUserMutation } from './users-api.ts';

type Action = 'disable' | 'enable';
type Props = { record: UserCase; decision: Decision<Action> };

/** The button that disables a user or lets one in again. Nobody can shut themselves out. */
export function UserStateButton({ record, decision }: Props) {
  const { user } = useSession();
  if (user?.id === record.id) {
    return (
      <Text $size={14} $tone="muted">
        This is you.
      </Text>
    );
  }
  return record.disabled ? (
    <DecisionButton kind="other" onClick={() => decision.start('enable')}>
      Enable the account
    </DecisionButton>
  ) : (
    <DecisionButton kind="refuse" onClick={() => decision.start('disable')}>
      Disable the account
    </DecisionButton>
  );
}

/** Whichever of the two questions is open. */
export function UserStateDialog({ record, decision }: Props) {
  if (decision.open === 'disable') return <DisableDialog record={record} decision={decision} />;
  if (decision.open === 'enable') return <EnableDialog record={record} decision={decision} />;
  return null;
}

type DialogProps = { record: UserCase; decision: DecisionTaking };

function DisableDialog({ record: { id, username }, decision }: DialogProps) {
  const [disable] = useStaffDisableUserMutation();
  const form = useContractForm({
    endpoint: disableUser,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.take(() => disable({ params: { id }, body }).unwrap(), {
        title: 'Account disabled',
        description: `${username} is signed out everywhere.`,
      }),
  });
  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      title={`Disable ${username}`}
      description={`${username} is signed out everywhere at once and cannot sign in any more. Money, tasks and records stay as they are, and the account can be enabled again.`}
      hint="For the audit log. The member does not read it."
      confirmText="Disable the account"
      busyText="Disabling..."
      action="disable user"
      prepared={DISABLE_REASONS}
    />
  );
}

function EnableDialog({ record: { id, username }, decision }: DialogProps) {
  const [enable] = useStaffEnableUserMutation();
  const form = useContractForm({
    endpoint: enableUser,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.take(() => enable({ params: { id }, body }).unwrap(), {
        title: 'Account enabled',
        description: `${username} can sign in again.`,
      }),
  });
  return (
    <RefuseDialog
      form={form}
      onClose={decision.close}
      tone="primary"
      title={`Enable ${username}`}
      description={`${username} can sign in again, with everything as it was.`}
      hint="For the audit log. The member does not read it."
      confirmText="Enable the account"
      busyText="Enabling..."
      action="enable user"
      prepared={ENABLE_REASONS}
    />
  );
}
