import { EARNINGS_LOCK, MINIMUM_BALANCE, type Blueprint } from '@platform/contracts';
import { Alert, Button, LockIcon, Panel, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { usePaymentMethodsQuery } from '../../features/blueprints/blueprints-api.ts';
import { describeShortfall, useOpenPayOf } from '../../features/blueprints/open-pay.ts';
import { isFinallyRejected, type Ownership } from '../../features/blueprints/ownership.policy.ts';
import { PurchaseDialog } from '../../features/blueprints/purchase/purchase-dialog.tsx';
import { TestRecommendation } from '../../features/learning/test-recommendation.tsx';
import { EarnBackRuler } from './earn-back-ruler.tsx';
import { SupportLink } from './support-link.tsx';

type Props = { blueprint: Blueprint; freeOwnership: Ownership };

/** Offers the purchase and states the rules that affect the member's money. */
export function PurchasePanel({ blueprint, freeOwnership }: Props) {
  const shortfall = describeShortfall(blueprint, useOpenPayOf(blueprint));
  return (
    <Panel title="Purchase">
      <EarnBackRuler blueprint={blueprint} />
      <Text $tone="muted">
        Pay once. Each reward is locked for {EARNINGS_LOCK}, and you need an available balance of{' '}
        {MINIMUM_BALANCE} to withdraw. If your payment is rejected, you get no access and see the reason here.
      </Text>
      {shortfall && <Text $strong>{shortfall}</Text>}
      {freeOwnership.status === 'active' ? (
        <PurchaseButton blueprint={blueprint} />
      ) : (
        <LockedButton isFinal={isFinallyRejected(freeOwnership)} />
      )}
      <SupportLink subject={blueprint.name} />
    </Panel>
  );
}

function LockedButton({ isFinal }: { isFinal: boolean }) {
  return (
    <>
      <Button variant="primary" wide disabled>
        <LockIcon size={18} />
        Purchase Blueprint
      </Button>
      <Text $size={14} $tone="muted">
        {isFinal
          ? 'A purchase needs an active free blueprint, and your identity verification was rejected for good.'
          : 'Activate the free blueprint first.'}
      </Text>
    </>
  );
}

function PurchaseButton({ blueprint }: { blueprint: Blueprint }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { data: destinations } = usePaymentMethodsQuery();
  if (useOpenPayOf(blueprint)?.allowsOrder === false) {
    return (
      <Alert tone="locked" title="Cannot be ordered now">
        You can order it when its open work pays its price.
      </Alert>
    );
  }
  if (destinations?.items.length === 0) {
    return (
      <Alert
        tone="locked"
        title="Purchases are not possible at the moment"
        action={
          <Button size="compact" asChild>
            <Link to={paths.dashboard.newTicket({ subject: `Buying ${blueprint.name}` })}>Ask support</Link>
          </Button>
        }
      >
        Support can tell you when they are.
      </Alert>
    );
  }
  return (
    <>
      <Button variant="primary" wide onClick={() => setDialogOpen(true)}>
        Purchase Blueprint
      </Button>
      {isDialogOpen && (
        <PurchaseDialog
          blueprint={blueprint}
          onClose={() => setDialogOpen(false)}
          testState={<TestRecommendation courseId={blueprint.id} />}
        />
      )}
    </>
  );
}
