import { VisuallyHidden } from '@platform/design-system';
import { Link } from '@platform/kit/router';

/** Link to a page of this site that opens in a new tab, so that a form keeps what the visitor has typed. */
export function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
