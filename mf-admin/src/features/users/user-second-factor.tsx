import {
  approveSecondFactorReset,
  cancelSecondFactorReset,
  openSecondFactorReset,
  RESET_WAIT_HOURS,
  type SecondFactorReset,
  type UserDetail,
} from '@platform/contracts';
import { Alert, DateTime, Panel, Row, Stack, Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { RESET_REASONS, STOP_RESET_REASONS } from '../../content/reasons.ts';
import { ConfirmDialog } from '../../shared/review/decision/confirm-dialog.tsx';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import type { Decision, DecisionControls } from '../../shared/review/decision/use-decision.ts';
import { useMay } from '../../shared/use-may.ts';
import {
  useAdminApproveSecondFactorResetMutation,
  useAdminCancelSecondFactorResetMutation,
  useAdminOpenSecondFactorResetMutation,
} from './users-api.ts';

export type ResetAction = 'open-reset' | 'approve-reset' | 'stop-reset';
type PanelProps = { record: UserDetail; onStart: (action: ResetAction) => void };

/** A user's second factor, and its reset by two administrators: that of an administrator for owners only. */
export function UserSecondFactor({ record, onStart }: PanelProps) {
  const { user } = useSession();
  const may = useMay();
  const { hasSecondFactor, secondFactorReset: reset, disabled, isAdmin } = record;
  if (!may(openSecondFactorReset)) return null;
  const isOwn = user?.id === record.id;
  const mayReset = !isOwn && (!isAdmin || user?.adminRoles.includes('owner'));
  if (reset)
    return (
      <Panel title="Two-factor authentication">
        <ResetState
          reset={reset}
          mayApprove={Boolean(mayReset)}
          username={user?.username}
          onStart={onStart}
        />
      </Panel>
    );
  return (
    <Panel title="Two-factor authentication">
      <Row $justify="between">
        <Text>{hasSecondFactor ? 'On' : 'Off'}</Text>
        {hasSecondFactor && isOwn && (
          <Text $size={14} $tone="muted">
            Another administrator can open a reset of yours.
          </Text>
        )}
        {hasSecondFactor && mayReset && !disabled && (
          <DecisionButton kind="secondary" onClick={() => onStart('open-reset')}>
            Open a reset
          </DecisionButton>
        )}
      </Row>
    </Panel>
  );
}

/** How far a reset is, and what this administrator can do about it. */
function ResetState({
  reset,
  mayApprove,
  username,
  onStart,
}: {
  reset: SecondFactorReset;
  mayApprove: boolean;
  username: string | undefined;
  onStart: PanelProps['onStart'];
}) {
  const may = useMay();
  const { state, openedBy, openedAt, reason, approvedBy, removesAt } = reset;
  const isOwnReset = openedBy === username;
  return (
    <Stack>
      <Alert
        tone="locked"
        title={
          removesAt ? (
            <>
              It is removed on <DateTime at={removesAt} showTime />
            </>
          ) : (
            'A reset waits for a second administrator'
          )
        }
      >
        Opened by {openedBy} on <DateTime at={openedAt} showTime />
        {approvedBy && `, approved by ${approvedBy}`}. Reason: {reason}
      </Alert>
      {state === 'requested' && isOwnReset && (
        <Text $tone="muted">You have opened it. Another administrator has to approve it.</Text>
      )}
      <Row>
        {state === 'requested' && mayApprove && !isOwnReset && may(approveSecondFactorReset) && (
          <DecisionButton kind="primary" onClick={() => onStart('approve-reset')}>
            Approve the reset
          </DecisionButton>
        )}
        {may(cancelSecondFactorReset) && (
          <DecisionButton kind="reject" onClick={() => onStart('stop-reset')}>
            Stop the reset
          </DecisionButton>
        )}
      </Row>
    </Stack>
  );
}

type DialogProps = { record: UserDetail; decision: DecisionControls };

/** The dialog of the current step of a reset, if any. */
export function SecondFactorResetDialog({
  record,
  decision,
}: {
  record: UserDetail;
  decision: Decision<ResetAction>;
}) {
  if (decision.action === 'open-reset') return <OpenDialog record={record} decision={decision} />;
  if (decision.action === 'approve-reset') return <ApproveDialog record={record} decision={decision} />;
  if (decision.action === 'stop-reset') return <StopDialog record={record} decision={decision} />;
  return null;
}

function OpenDialog({ record: { id, username }, decision }: DialogProps) {
  const [open] = useAdminOpenSecondFactorResetMutation();
  const form = useContractForm({
    endpoint: openSecondFactorReset,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => open({ params: { id }, body }).unwrap(), {
        title: 'Reset opened',
        description: 'Another administrator has to approve it within 7 days.',
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      title={`Reset two-factor authentication of ${username}`}
      description={`Open it only if you are sure that ${username} asked for it: it takes away what protects the account. Another administrator has to approve it; then ${RESET_WAIT_HOURS} hours pass. ${username} is told at every address and can stop it.`}
      hint="For the audit log and the second administrator."
      confirmText="Open the reset"
      busyText="Opening..."
      action="open the reset"
      prepared={RESET_REASONS}
    />
  );
}

function ApproveDialog({ record: { id, username, secondFactorReset }, decision }: DialogProps) {
  const [approve] = useAdminApproveSecondFactorResetMutation();
  return (
    <ConfirmDialog
      decision={decision}
      title={`Approve the reset of ${username}`}
      description={`Reason: ${secondFactorReset?.reason ?? ''} In ${RESET_WAIT_HOURS} hours the factor is removed, all sessions end, recovery codes stop working, and payouts are paused for 7 days. Check in the ticket that ${username} asked for it.`}
      confirmText="Approve the reset"
      busyText="Approving..."
      tone="danger"
      action="approve the reset"
      submit={() =>
        decision.submit(() => approve({ params: { id } }).unwrap(), {
          title: 'Reset approved',
          description: `${username} is told at every address and can stop it for ${RESET_WAIT_HOURS} hours.`,
        })
      }
    />
  );
}

function StopDialog({ record: { id, username }, decision }: DialogProps) {
  const [stop] = useAdminCancelSecondFactorResetMutation();
  const form = useContractForm({
    endpoint: cancelSecondFactorReset,
    initialValues: { reason: '' },
    submit: (body) =>
      decision.submit(() => stop({ params: { id }, body }).unwrap(), {
        title: 'Reset stopped',
        description: `Two-factor authentication of ${username} stays on.`,
      }),
  });
  return (
    <ReasonDialog
      form={form}
      onClose={decision.close}
      tone="primary"
      title={`Stop the reset of ${username}`}
      description="It cannot be resumed. A new reset needs two administrators and 72 hours again."
      hint="For the audit log only."
      confirmText="Stop the reset"
      busyText="Stopping..."
      action="stop the reset"
      prepared={STOP_RESET_REASONS}
    />
  );
}
