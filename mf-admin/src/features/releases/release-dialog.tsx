import {
  endReleaseCanary,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
  type BodyOf,
} from '@platform/contracts';
import { Alert, DateTime, SelectField } from '@platform/design-system';
import { isApiError, useToast } from '@platform/kit';
import { useContractForm } from '@platform/kit/forms';
import { PROMOTION_REASONS, ROLLBACK_REASONS } from '../../content/release-labels.ts';
import type { PreparedReason } from '../../content/reasons.ts';
import { ReasonDialog } from '../../shared/review/decision/reason-dialog.tsx';
import { Version } from './release-columns.tsx';
import { VersionNotes } from './release-notes.tsx';
import type { ReleaseOrder } from './release-order.ts';
import {
  useAdminEndReleaseCanaryMutation,
  useAdminPromoteReleaseMutation,
  useAdminRollBackReleaseMutation,
  useAdminStartReleaseCanaryMutation,
} from './releases-api.ts';

type Props = {
  order: ReleaseOrder;
  onClose: () => void;
  /** The releases have changed since the dialog was opened. */
  onOutdated: () => void;
};

type ReleaseEndpoint =
  typeof promoteRelease | typeof rollBackRelease | typeof startReleaseCanary | typeof endReleaseCanary;

type DialogTexts = {
  readonly endpoint: ReleaseEndpoint;
  readonly title: string;
  readonly description: string;
  readonly confirmText: string;
  readonly busyText: string;
  readonly tone: 'primary' | 'danger';
  readonly prepared: readonly PreparedReason[];
  readonly success: string;
};

const PERCENT_OPTIONS = [1, 5, 10, 25, 50].map((percent) => ({
  value: String(percent),
  label: `${percent}% of visitors`,
}));

/** Asks for the reason of a change of what is live. The check of the release can take some seconds. */
export function ReleaseDialog({ order, onClose, onOutdated }: Props) {
  const send = useSendOrder(order);
  const showToast = useToast();
  const { action, app } = order;
  const { endpoint, success, ...texts } = describeOrder(order);
  const form = useContractForm({
    endpoint,
    initialValues: { reason: order.reason ?? '', percent: '10' },
    toBody: ({ reason, percent }) => toBody(order, reason, percent),
    submit: async (body) => {
      try {
        await send(body as never);
      } catch (error) {
        if (isApiError(error) && error.code === 'releases_changed') onOutdated();
        throw error;
      }
      onClose();
      showToast({
        title: success,
        description: 'Open pages keep their version until they are reloaded.',
        tone: 'success',
      });
    },
  });
  return (
    <ReasonDialog
      form={form}
      onClose={onClose}
      action={`change ${app}`}
      hint="For the history and the audit log. Visitors do not see it."
      notice={(action === 'promote' || action === 'canary') && <VersionNotice published={order.published} />}
      {...texts}
    >
      {action === 'canary' && (
        <SelectField label="Visitors" options={PERCENT_OPTIONS} {...form.field('percent')} />
      )}
    </ReasonDialog>
  );
}

/**
 * What visitors would get. Warns of pages that failed in a browser; the change is possible nevertheless.
 */
function VersionNotice({ published }: Pick<ReleaseOrder, 'published'>) {
  const failedCheck = published?.failedCheck;
  return (
    <>
      {failedCheck && (
        <Alert tone="danger" title="Pages of this version failed in a browser">
          In shell <Version>{failedCheck.shell}</Version>, <DateTime at={failedCheck.at} showTime />:{' '}
          {failedCheck.problems.join(' · ')}
        </Alert>
      )}
      <VersionNotes published={published} />
    </>
  );
}

/** Returns the body of the call. It is validated afterwards, so the reason may be missing. */
function toBody({ action, version, revision }: ReleaseOrder, reason: string | undefined, percent = '') {
  const body = {
    reason,
    revision,
    ...((action === 'promote' || action === 'canary') && { version }),
    ...(action === 'canary' && { percent: Number(percent) }),
  };
  return body as BodyOf<ReleaseEndpoint>;
}

/** Returns the call of a change. */
function useSendOrder({ action, app }: ReleaseOrder): (body: never) => Promise<unknown> {
  const [promote] = useAdminPromoteReleaseMutation();
  const [rollBack] = useAdminRollBackReleaseMutation();
  const [startCanary] = useAdminStartReleaseCanaryMutation();
  const [endCanary] = useAdminEndReleaseCanaryMutation();
  const send = { promote, rollback: rollBack, canary: startCanary, 'end-canary': endCanary }[action];
  return (body) => send({ params: { app }, body }).unwrap();
}

function describeOrder({ action, app, version, live }: ReleaseOrder): DialogTexts {
  const checked = 'The release is checked first, which can take some seconds.';
  switch (action) {
    case 'promote':
      return {
        endpoint: promoteRelease,
        title: `Promote ${app} ${version}?`,
        description: `All visitors get it in place of ${live}. You can roll back afterwards. ${checked}`,
        confirmText: 'Promote this version',
        busyText: 'Promoting...',
        tone: 'primary',
        prepared: PROMOTION_REASONS,
        success: `${app} ${version} is live`,
      };
    case 'rollback':
      return {
        endpoint: rollBackRelease,
        title: `Roll back ${app} to ${version}?`,
        description: `All visitors get it again in place of ${live}. ${checked}`,
        confirmText: 'Roll back',
        busyText: 'Rolling back...',
        tone: 'danger',
        prepared: ROLLBACK_REASONS,
        success: `${app} ${version} is live again`,
      };
    case 'canary':
      return {
        endpoint: startReleaseCanary,
        title: `Try ${app} ${version} with some visitors?`,
        description: `The others keep ${live}. A visitor stays with one version. ${checked}`,
        confirmText: 'Start the canary',
        busyText: 'Starting...',
        tone: 'primary',
        prepared: PROMOTION_REASONS,
        success: `The canary of ${app} runs`,
      };
    case 'end-canary':
      return {
        endpoint: endReleaseCanary,
        title: `End the canary of ${app}?`,
        description: `The visitors who have ${version} get ${live} again.`,
        confirmText: 'End the canary',
        busyText: 'Ending...',
        tone: 'danger',
        prepared: ROLLBACK_REASONS,
        success: `The canary of ${app} has ended`,
      };
  }
}
