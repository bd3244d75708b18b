import type { OpenPay } from '@platform/contracts';
import { Money, Row, Text } from '@platform/design-system';

type Props = { open: OpenPay | undefined; tone?: 'muted' };

/** What the open work of a blueprint pays. What it waits for comes after the amount, so that nothing moves. */
export function OpenWork({ open: { work, needsTest } }: { open: Pick<OpenPay, 'work' | 'needsTest'> }) {
  return (
    <>
      <Money amount={work.dollars} />
      {needsTest && ', after its test'}
    </>
  );
}

/** What the open work of a blueprint pays now, and its demo tasks; dashes until it is known, so that nothing moves. */
export function OpenPayLines({ open, tone }: Props) {
  return (
    <Text as="dl" $size={14} $tone={tone}>
      <Row $gap={1}>
        <dt>Open work now:</dt>
        <dd>{open ? <OpenWork open={open} /> : '–'}</dd>
      </Row>
      <Row $gap={1}>
        <dt>Demo tasks:</dt>
        <dd>{!open ? '–' : open.demo ? <Money amount={open.demo.dollars} /> : 'closed'}</dd>
      </Row>
    </Text>
  );
}
