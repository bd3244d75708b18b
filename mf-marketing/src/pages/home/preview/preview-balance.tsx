import { Badge, Button, formatMoney, INSET, Money, Row, space, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { PREVIEW_BALANCE } from '../../../content/preview.content.ts';
import { useIsMember } from '../../../shared/use-sign-up-action.ts';

/** Balance of the invented member: available, locked and on its way. */
export function PreviewBalance() {
  const isMember = useIsMember();
  const { available, locked, onItsWay } = PREVIEW_BALANCE;

  return (
    <Panel>
      <div>
        <Text $size={14} $tone="muted">
          Available balance
        </Text>
        <Money amount={available} size={38} strong />
      </div>
      <Row $gap={2}>
        <Badge tone="locked">{formatMoney(locked)} locked</Badge>
        <Badge tone="held">{formatMoney(onItsWay)} on its way</Badge>
      </Row>
      <Button variant="primary" asChild>
        <Link to={isMember ? paths.dashboard.withdrawals() : paths.register()}>Withdraw</Link>
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(6)};
  padding: ${INSET};
`;
