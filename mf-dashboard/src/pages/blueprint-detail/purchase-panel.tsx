import type { Blueprint } from '@platform/contracts';
import { Button, LockIcon, Money, Panel, Text } from '@platform/design-system';
import { useState } from 'react';
import { PurchaseDialog } from '../../features/blueprints/purchase/purchase-dialog.tsx';
import { SupportLink } from './support-link.tsx';

/** Offers the purchase and states the rules that affect the member's money. */
export function PurchasePanel({ blueprint, isUnlocked }: { blueprint: Blueprint; isUnlocked: boolean }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <Panel title="Purchase">
      <Text as="div" $size={28} $strong>
        <Money amount={blueprint.price} />
      </Text>
      <Text $tone="muted">
        Pay once. Each reward is locked for 15 days, and you need an available balance of $500 to withdraw. If
        your payment is rejected, you get no access and see the reason here.
      </Text>
      <Button variant="primary" wide disabled={!isUnlocked} onClick={() => setDialogOpen(true)}>
        {!isUnlocked && <LockIcon size={18} />}
        Purchase Blueprint
      </Button>
      {!isUnlocked && (
        <Text $size={14} $tone="muted">
          Activate the free blueprint first.
        </Text>
      )}
      <SupportLink subject={blueprint.name} />
      {isDialogOpen && <PurchaseDialog blueprint={blueprint} onClose={() => setDialogOpen(false)} />}
    </Panel>
  );
}
