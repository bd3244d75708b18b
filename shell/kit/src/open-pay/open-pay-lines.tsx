import type { OpenPay } from '@platform/contracts';
import { Money, Row, Text } from '@platform/design-system';

/** Names the open work of a blueprint: work behind a test pays nothing before it is passed. */
export function nameOpenWork(open: Pick<OpenPay, 'needsTest'> | undefined): string {
  return open?.needsTest ? 'Open work, after its test' : 'Open work now';
}

type Props = { open: OpenPay | undefined; tone?: 'muted' };

/** What the open work of a blueprint pays now, and its demo tasks; dashes until it is known, so that nothing moves. */
export function OpenPayLines({ open, tone }: Props) {
  return (
    <Text as="dl" $size={14} $tone={tone}>
      <Row $gap={1}>
        <dt>{nameOpenWork(open)}:</dt>
        <dd>{open ? <Money amount={open.work.dollars} /> : '–'}</dd>
      </Row>
      <Row $gap={1}>
        <dt>Demo tasks:</dt>
        <dd>{!open ? '–' : open.demo ? <Money amount={open.demo.dollars} /> : 'closed'}</dd>
      </Row>
    </Text>
  );
}
