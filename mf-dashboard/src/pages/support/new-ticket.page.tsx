import { TICKET_SUBJECT_MAX } from '@platform/contracts';
import { PageHead, Surface, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { useLocation, useSearchParams } from '@platform/kit/router';
import { NewTicketForm } from '../../features/support/tickets/new-ticket-form.tsx';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** The form of a new message to support. `?subject=` and `?reference=` fill in what the message is about. */
export function NewTicketPage() {
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const initialValues = {
    subject: toSubject(searchParams.get('subject') ?? '', searchParams.get('reference') ?? ''),
    message: readMessage(location.state),
  };
  return (
    <UserBoundary>
      {({ email }) => (
        <Page>
          <PageHead
            title="New message to support"
            lead={<TextLink to={paths.dashboard.support()}>All messages</TextLink>}
          />
          <Surface $padding={6}>
            <NewTicketForm key={searchParams.toString()} initialValues={initialValues} />
          </Surface>
          <Text $tone="muted">
            We answer here and by email to <span translate="no">{email}</span>.
          </Text>
        </Page>
      )}
    </UserBoundary>
  );
}

/** Adds the reference to the subject, which is shortened rather than the reference. */
function toSubject(subject: string, reference: string): string {
  if (reference === '') return subject.slice(0, TICKET_SUBJECT_MAX);
  const suffix = `(${reference.slice(0, TICKET_SUBJECT_MAX / 2)})`;
  return `${subject.slice(0, TICKET_SUBJECT_MAX - suffix.length - 1)} ${suffix}`.trim();
}

/** Reads a text that another page of this app passes on; any other state is ignored. */
function readMessage(state: unknown): string {
  const message = state !== null && typeof state === 'object' && 'message' in state && state.message;
  return typeof message === 'string' ? message : '';
}
