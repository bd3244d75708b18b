import { ADMIN_ROLES, setUserRoles, type AdminRole, type UserDetail } from '@platform/contracts';
import { Checkbox, Panel, Row, Stack, Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { useState } from 'react';
import { ROLES_REASONS } from '../../content/reasons.ts';
import { getRoleName, ROLE_LABELS } from '../../content/role-labels.ts';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import { useAdminSetUserRolesMutation } from './users-api.ts';

type Props = { record: UserDetail; onChange: () => void };

/** The roles of a user. Owners can change those of others. */
export function UserRoles({ record, onChange }: Props) {
  const { user } = useSession();
  const may = useMay();
  if (!may(setUserRoles)) return null;
  const labels = record.adminRoles.map(getRoleName);
  return (
    <Panel title="Roles">
      <Row $justify="between">
        <Text>{labels.length > 0 ? labels.join(', ') : 'None. This is a member.'}</Text>
        {user?.id === record.id ? (
          <Text $size={14} $tone="muted">
            Another owner can change your roles.
          </Text>
        ) : (
          <DecisionButton kind="secondary" onClick={onChange}>
            Change the roles
          </DecisionButton>
        )}
      </Row>
    </Panel>
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
      description={`They apply at once, in open sessions too. We email ${username}. Without a role, the account is a member account.`}
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
