import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Links to a new message to support about a subject. */
export function SupportLink({ subject }: { subject: string }) {
  return (
    <Text $size={14} $tone="muted">
      Questions? <Link to={paths.dashboard.newTicket({ subject })}>Write to support</Link>.
    </Text>
  );
}
