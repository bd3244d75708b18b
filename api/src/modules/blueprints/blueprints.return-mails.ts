import { PAGE_PATHS, RETURN_PAYMENT_SENTENCE, dollarsOf, formatDollars } from '@platform/contracts';
import type { Id } from '../../platform/ids.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { NewNotice } from '../notices/index.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { findBlueprint } from './blueprints.presenter.ts';

type Mail = { readonly subject: string; readonly text: string };
type Row = Pick<
  OwnershipRecord,
  '_id' | 'userId' | 'blueprintId' | 'priceCents' | 'reference' | 'reason' | 'returnCase'
>;

/** Builds the email that confirms the request of a return. */
export function returnRequestedMail(row: Row, username: string, shellOrigin: string): Mail {
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `You are returning ${name}`,
    text: emailTemplate(username, [
      `We received your return of ${name}. Its tasks are closed for you, and what you had in progress was given back.`,
      `You get ${formatPrice(row)} back for your purchase ${row.reference ?? ''}. ${RETURN_PAYMENT_SENTENCE}`,
      `If it was not you, or the account that paid is closed, write to support:\n${shellOrigin}${PAGE_PATHS.support()}`,
    ]),
  };
}

/** Builds the email that says that the price was sent back, with what names the payment. */
export function returnPaidMail(row: Row, username: string, shellOrigin: string): Mail {
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `We sent ${formatPrice(row)} back for ${name}`,
    text: emailTemplate(username, [
      `We sent ${formatPrice(row)} to the account that paid for your purchase ${row.reference ?? ''} of ${name}. ${name} is returned.`,
      `Transaction reference: ${row.returnCase?.paid?.transactionReference ?? ''}`,
      `Your statement shows it:\n${shellOrigin}${PAGE_PATHS.dashboard.withdrawals()}`,
    ]),
  };
}

/** Builds the email that says why a return was rejected. */
export function returnRejectedMail(row: Row, username: string, shellOrigin: string): Mail {
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `Your return of ${name} was rejected`,
    text: emailTemplate(username, [
      `Your return of ${name} was rejected, and you have access to it again.`,
      `Reason: ${row.reason ?? ''}`,
      `If you think this is a mistake, write to support:\n${shellOrigin}${PAGE_PATHS.support()}`,
    ]),
  };
}

/** Announces how far a return has come. */
export function toReturnNotice(
  { userId, blueprintId }: Row,
  kind: 'purchases' | 'purchase_rejections',
  mail: NewMail,
): NewNotice {
  return { userId, kind, text: mail.subject, path: PAGE_PATHS.blueprint(blueprintId), mails: [mail] };
}

/** What another administrator is asked about a return that was approved first. */
export function toReturnApprovalRequest(row: Row, firstApprover: Id) {
  const id = row._id.toHexString();
  return {
    subject: `A return of ${formatPrice(row)} needs a second approval`,
    request: 'Another administrator has approved it first. Pay it back, or reject it:',
    path: PAGE_PATHS.admin.purchase(id),
    key: `return-approval:${id}:${firstApprover.toHexString()}`,
  };
}

function formatPrice({ priceCents }: Pick<Row, 'priceCents'>): string {
  return formatDollars(dollarsOf(priceCents));
}
