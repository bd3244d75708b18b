import { letter } from '../../platform/outbox/letter.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { findBlueprint } from './blueprints.presenter.ts';

/** What the member is told when a purchase is decided. */
export function mailAboutPurchase(
  { blueprintId, status, reason, reference }: OwnershipRecord,
  username: string,
  shellOrigin: string,
): { readonly subject: string; readonly text: string } {
  const { name } = findBlueprint(blueprintId);
  if (status === 'active') {
    return {
      subject: `${name} is active`,
      text: letter(username, [
        `Your payment ${reference ?? ''} has arrived, and ${name} is yours for life.`,
        `Its tasks are open:\n${shellOrigin}/dashboard/tasks`,
      ]),
    };
  }
  return {
    subject: `Your purchase of ${name} was not approved`,
    text: letter(username, [
      `Your purchase ${reference ?? ''} of ${name} was not approved.`,
      `The reason: ${reason ?? ''}`,
      `You can purchase again:\n${shellOrigin}/blueprint/${blueprintId}`,
    ]),
  };
}
