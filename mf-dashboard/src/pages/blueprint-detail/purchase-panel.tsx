import type { Blueprint } from '@platform/contracts';
import { Button, LockIcon, Money, Panel, Text } from '@platform/design-system';
import { useState } from 'react';
import { PurchaseDialog } from '../../features/blueprints/purchase/purchase-dialog.tsx';
import { SupportLine } from './support-line.tsx';

/** The purchase, and the rules that cost the reader money. Closed until the free blueprint is active. */
export function PurchasePanel({ blueprint, isOpen }: { blueprint: Blueprint; isOpen: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Purchase">
      <Text as="div" $size={28} $strong>
        <Money amount={blueprint.price} />
      </Text>
      <Text $tone="muted">
        Paid once. Each reward is locked for 15 days; a withdrawal needs an available balance of $500. A
        payment that is not accepted gives no access, and you read the reason here.
      </Text>
      <Button variant="primary" wide disabled={!isOpen} onClick={() => setAsking(true)}>
        {!isOpen && <LockIcon size={18} />}
        Purchase Blueprint
      </Button>
      {!isOpen && (
        <Text $size={14} $tone="muted">
          Activate the free blueprint first.
        </Text>
      )}
      <SupportLine />
      {asking && <PurchaseDialog blueprint={blueprint} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
