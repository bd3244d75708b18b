import type { Blueprint, User } from '@platform/contracts';
import { Panel, Text, useFocusRegion } from '@platform/design-system';
import { PAYMENT_STEPS } from '../../content/payment-instructions.content.ts';
import type { BlueprintOwnership, Ownership } from '../../features/blueprints/ownership.policy.ts';
import { PaymentPanel } from '../../features/blueprints/purchase/payment-panel.tsx';
import { FreeActivation } from './free-activation.tsx';
import { OwnedPanel } from './owned-panel.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { SupportLink } from './support-link.tsx';

type Props = {
  blueprint: Blueprint;
  user: User;
  ownership: BlueprintOwnership;
  freeOwnership: Ownership;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Shows what the member can do with this blueprint now. */
export function ActivationCard(props: Props) {
  return (
    <div {...useFocusRegion(props.ownership.status)}>
      <ActivationPanel {...props} />
    </div>
  );
}

function ActivationPanel({ blueprint, user, ownership, freeOwnership, isRefreshing, onRefresh }: Props) {
  if (ownership.status === 'active') {
    return <OwnedPanel blueprint={blueprint} row={ownership.row} user={user} />;
  }
  if (blueprint.isFree) {
    return (
      <FreeActivation
        user={user}
        ownership={freeOwnership}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
    );
  }
  if (ownership.status === 'pending' || ownership.status === 'awaiting') {
    return (
      <PaymentPanel
        blueprint={blueprint}
        row={ownership.row}
        steps={PAYMENT_STEPS}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
      />
    );
  }
  if (ownership.status === 'returning')
    return (
      <Panel title="Being returned">
        <Text $tone="muted">Its tasks are closed. You can buy it again once its price was sent back.</Text>
        <SupportLink subject={`Return of ${blueprint.name}`} />
      </Panel>
    );
  return <PurchasePanel blueprint={blueprint} freeOwnership={freeOwnership} />;
}
