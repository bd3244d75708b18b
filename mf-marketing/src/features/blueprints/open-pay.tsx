import { Money, Row, Text } from '@platform/design-system';
import { usePublicOpenPayQuery } from './open-pay-api.ts';

/** What the open work of a blueprint pays now, and its demo tasks; dashes until it is known, so that nothing moves. */
export function OpenPayLines({ blueprintId }: { blueprintId: number }) {
  const { data } = usePublicOpenPayQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = data?.items.find((one) => one.blueprintId === blueprintId);
  return (
    <Text as="dl" $size={14} $tone="muted">
      <Row $gap={1}>
        <dt>Open work now:</dt>
        <dd>{open ? <Money amount={open.work.dollars} /> : '–'}</dd>
      </Row>
      <Row $gap={1}>
        <dt>Demo tasks:</dt>
        <dd>{!open ? '–' : open.demo ? <Money amount={open.demo.dollars} /> : 'closed'}</dd>
      </Row>
    </Text>
  );
}
