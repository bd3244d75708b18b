import type { Mail } from '@platform/contracts';
import { Alert, DescriptionList, DateTime, Text, LabelBadge } from '@platform/design-system';
import { MAIL_STATES } from '@platform/kit/states';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { MailText } from './mail-text.tsx';
import { useAdminMailQuery } from './outbox-api.ts';

/** One email, beside the list of emails. */
export const MailDetailPage = defineDetailPage({
  recordType: 'email',
  useRecord: (id) => useAdminMailQuery({ params: { id } }),
  Review: MailView,
});

/** One email with its text and delivery state. */
function MailView({ record }: { record: Mail }) {
  return (
    <ReviewPanel
      title={record.subject}
      badge={<LabelBadge labels={MAIL_STATES} value={record.state} />}
      lead={
        <>
          To {record.to} · created <DateTime at={record.createdAt} showTime />
        </>
      }
      decision={<Text $size={14}>{STATE_DESCRIPTIONS[record.state]}</Text>}
    >
      {record.lastError !== null && (
        <Alert tone="danger" title="Mail server error">
          {record.lastError}
        </Alert>
      )}
      <MailText record={record} />
      <DescriptionList
        items={[
          { term: 'Attempts', description: record.attempts },
          { term: 'Sent', description: record.sentAt ? <DateTime at={record.sentAt} showTime /> : 'Not yet' },
          {
            term: 'Next attempt',
            description: record.nextAttemptAt ? <DateTime at={record.nextAttemptAt} showTime /> : 'None',
          },
        ]}
      />
      {record.userId !== null && record.username !== null && (
        <ActivityLink userId={record.userId} username={record.username} />
      )}
    </ReviewPanel>
  );
}

const STATE_DESCRIPTIONS: Readonly<Record<Mail['state'], string>> = {
  kept: 'Stored here and not sent: no mail server is configured.',
  queued: 'Waiting to be sent. The next attempt starts automatically.',
  sent: 'Accepted by the mail server.',
  failed: 'Delivery failed. No further attempts will be made.',
};
