import type { Mail } from '@platform/contracts';
import { Alert, Badge, DescriptionList, Moment, RADIUS, space, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { MAIL_WORDS } from '../../content/statuses.ts';
import { CaseSheet } from '../../shared/case/case-sheet.tsx';
import { MemberLink } from '../../shared/case/member-link.tsx';

/** One mail: its words, and what became of it. */
export function MailView({ record }: { record: Mail }) {
  const { label, tone } = MAIL_WORDS[record.state];
  return (
    <CaseSheet
      title={record.subject}
      badge={<Badge tone={tone}>{label}</Badge>}
      lead={
        <>
          To {record.to} · written <Moment at={record.createdAt} clock />
        </>
      }
      decision={<Text $size={14}>{MEANINGS[record.state]}</Text>}
    >
      {record.lastError !== null && (
        <Alert tone="danger" title="What the mail server said">
          {record.lastError}
        </Alert>
      )}
      <Words>{record.text}</Words>
      <DescriptionList
        items={[
          { term: 'Attempts', description: record.attempts },
          { term: 'Sent', description: record.sentAt ? <Moment at={record.sentAt} clock /> : 'Not yet' },
          {
            term: 'Next attempt',
            description: record.nextAttemptAt ? <Moment at={record.nextAttemptAt} clock /> : 'None',
          },
        ]}
      />
      {record.userId !== null && record.username !== null && (
        <MemberLink userId={record.userId} username={record.username} />
      )}
    </CaseSheet>
  );
}

const MEANINGS: Readonly<Record<Mail['state'], string>> = {
  kept: 'Kept for reading here: no mail server is set up, so nothing leaves the platform.',
  queued: 'On its way: the next attempt is made by itself.',
  sent: 'The mail server has taken it.',
  failed: 'Given up: no further attempt is made.',
};

const Words = styled.pre`
  padding: ${space(4)};
  border-radius: ${RADIUS.control};
  background: var(--sunken);
  font: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
