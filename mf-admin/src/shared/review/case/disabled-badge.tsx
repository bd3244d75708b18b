import { Badge } from '@platform/design-system';

/** Marks an account that cannot log in. */
export function DisabledBadge() {
  return <Badge tone="danger">Disabled</Badge>;
}
