import { Badge, getBadgeLabel, type BadgeLabel } from '@platform/design-system';

type Props<Value extends string> = { labels: Readonly<Record<Value, BadgeLabel>>; value: Value };

/** Shows a value as its label on a badge. */
export function LabelBadge<Value extends string>({ labels, value }: Props<Value>) {
  const { label, tone } = getBadgeLabel(labels, value);
  return <Badge tone={tone}>{label}</Badge>;
}
