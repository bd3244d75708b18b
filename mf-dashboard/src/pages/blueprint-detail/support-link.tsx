import { Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Links to the support page. */
export function SupportLink() {
  return (
    <Text $size={14} $tone="muted">
      Questions? <Link to={paths.support()}>Write to support</Link>.
    </Text>
  );
}
