import {
  ADMIN_ROLES,
  APPROVER_WAIT_HOURS,
  setUserRoles,
  type AdminRole,
  type UserDetail,
} from '@platform/contracts';
import { Alert, Checkbox, DateTime, Panel, Row, Stack, Text } from '@platform/design-system';
import { useServerTime, useSession } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { ROLES_REASONS } from '../../content/reasons.ts';
import { getRoleName, ROLE_LABELS } from '../../content/role-labels.ts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import { useAdminConfirmUserRolesMutation, useAdminSetUserRolesMutation } from './users-api.ts';

type RoleAction = 'roles' | 'confirm-roles';
type Props = { record: UserDetail; onStart: (action: RoleAction) => void };

/** The roles of a user. Owners can change those of others, and confirm those that another owner gave. */
export function UserRoles({ record, onStart }: Props) {
  const { user } = useSession();
  const may = useMay();
  if (!may(setUserRoles)) return null;
  const labels = record.adminRoles.map(getRoleName);
  const canConfirm = user?.id !== record.id && findConfirmable(record, user?.username).length > 0;
  return (
    <Panel title="Roles">
      <Grants record={record} />
      <Row $justify="between">
        <Text>{labels.length > 0 ? labels.join(', ') : 'None. This is a member.'}</Text>
        {user?.id === record.id ? (
          <Text $size={14} $tone="muted">
            Another owner can change your roles.
          </Text>
        ) : (
          <Row $gap={2}>
            {canConfirm && (
              <DecisionButton kind="primary" onClick={() => onStart('confirm-roles')}>
                Confirm the roles
              </DecisionButton>
            )}
            <DecisionButton kind="secondary" onClick={() => onStart('roles')}>
              Change the roles
            </DecisionButton>
          </Row>
        )}
      </Row>
    </Panel>
  );
}

/** Finds the roles that wait for an owner other than the one who gave them. */
function findConfirmable({ roleGrants }: UserDetail, username: string | undefined): AdminRole[] {
  return roleGrants
    .filter(({ awaitsConfirmation, by }) => awaitsConfirmation && by !== username)
    .map(({ role }) => role);
}

/** Says from when roles that an owner gave count for approvals. */
function Grants({ record: { roleGrants } }: Pick<Props, 'record'>) {
  const now = useServerTime();
  return roleGrants.map(({ role, at, by, confirmedBy, countsFrom, awaitsConfirmation }) => {
    const isYoung = now === undefined || countsFrom > now;
    if (!isYoung && !awaitsConfirmation) return null;
    return (
      <Alert key={role} tone="locked" title={`${getRoleName(role)} does not count for approvals yet`}>
        {by} gave the role on <DateTime at={at} showTime />
        {confirmedBy && `, and ${confirmedBy} confirmed it`}. It counts{' '}
        {isYoung && (
          <>
            from <DateTime at={countsFrom} showTime />
          </>
        )}
        {isYoung && awaitsConfirmation && ', '}
        {awaitsConfirmation && 'once another owner has confirmed it'}.
      </Alert>
    );
  });
}

/** Confirms the roles that another owner gave. */
export function ConfirmRolesDialog({ record, decision }: { record: UserDetail; decision: DecisionControls }) {
  const { user } = useSession();
  const [confirm] = useAdminConfirmUserRolesMutation();
  const { id, username } = record;
  const roles = findConfirmable(record, user?.username);
  return (
    <ConfirmDialog
      decision={decision}
      title={`Confirm the roles of ${username}`}
      description={`${roles.map(getRoleName).join(', ')}. Confirm only if you know who ${username} is: of two approvals, the account can then make one. All owners are told.`}
      confirmText="Confirm the roles"
      busyText="Confirming..."
      action="confirm the roles"
      submit={() =>
        decision.submit(() => confirm({ params: { id }, body: { roles } }).unwrap(), {
          title: 'Roles confirmed',
          description: `They count for approvals ${APPROVER_WAIT_HOURS} hours after they were given.`,
        })
      }
    />
  );
}

/** Gives and takes roles, with a reason. */
export function UserRolesDialog({ record, decision }: { record: UserDetail; decision: DecisionControls }) {
  const { id, username, adminRoles } = record;
  const [roles, setRoles] = useState<readonly AdminRole[]>(adminRoles);
  const [save] = useAdminSetUserRolesMutation();
  const hasChanged = ADMIN_ROLES.some((role) => roles.includes(role) !== adminRoles.includes(role));
  const form = useContractForm({
    endpoint: setUserRoles,
    initialValues: { reason: '' },
    toBody: ({ reason = '' }) => ({ reason, roles: [...roles] }),
    submit: (body) =>
      decision.submit(() => save({ params: { id }, body }).unwrap(), {
        title: 'Roles changed',
        description: `The new roles of ${username} apply now.`,
      }),
  });
  const toggle = (role: AdminRole) =>
    setRoles(roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role]);

  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      tone="primary"
      title={`Roles of ${username}`}
      description={`They apply at once, in open sessions too; for approvals, new ones count after ${APPROVER_WAIT_HOURS} hours and once another owner, if there is one, has confirmed them. We email ${username} and all owners. Without a role, the account is a member account.`}
      hint="For the audit log only."
      confirmText="Change the roles"
      busyText="Changing..."
      action="change the roles"
      prepared={ROLES_REASONS}
      canSubmit={hasChanged}
      notice={
        <Stack $gap={3} role="group" aria-label="Roles">
          {ADMIN_ROLES.map((role) => (
            <Checkbox
              key={role}
              {...ROLE_LABELS[role]}
              checked={roles.includes(role)}
              onChange={() => toggle(role)}
            />
          ))}
        </Stack>
      }
    />
  );
}
