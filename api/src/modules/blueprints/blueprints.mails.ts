import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { findBlueprint } from './blueprints.presenter.ts';

/** Builds the email that tells the member how a purchase was decided. */
export function purchaseDecisionMail(
  { blueprintId, status, reason, reference }: OwnershipRecord,
  username: string,
  shellOrigin: string,
): { readonly subject: string; readonly text: string } {
  const { name } = findBlueprint(blueprintId);
  if (status === 'active') {
    return {
      subject: `${name} is active`,
      text: emailTemplate(username, [
        `We received your payment ${reference ?? ''}, and ${name} is yours for life.`,
        `You can start on its tasks now:\n${shellOrigin}/dashboard/tasks`,
      ]),
    };
  }
  return {
    subject: `Your purchase of ${name} was rejected`,
    text: emailTemplate(username, [
      `Your purchase ${reference ?? ''} of ${name} was rejected.`,
      `Reason: ${reason ?? ''}`,
      `You can purchase it again here:\n${shellOrigin}/blueprint/${blueprintId}`,
    ]),
  };
}
