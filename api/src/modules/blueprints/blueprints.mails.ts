import {
  PAGE_PATHS,
  PAYMENT_METHODS,
  RETURN_TEST_SENTENCE,
  dollarsOf,
  formatDollars,
  getTransactionName,
  type PaymentDestination,
} from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../../platform/outbox/email-template.ts';
import type { NewNotice } from '../notices/index.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { findBlueprint } from './blueprints.presenter.ts';

type Mail = { readonly subject: string; readonly text: string };

type MailContext = {
  readonly username: string;
  readonly shellOrigin: string;
  /** Where to pay with the method of the purchase; `undefined` while it has none. */
  readonly destination: PaymentDestination | undefined;
};

/** Builds the email that tells the member how to pay for a purchase, and until when. */
export function purchaseBegunMail(row: OwnershipRecord, context: MailContext): Mail {
  const { username, shellOrigin, destination } = context;
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `Pay for ${name}`,
    text: emailTemplate(username, [
      `Your purchase of ${name} awaits your payment.`,
      [
        `Amount: ${formatPrice(row)}`,
        `Reference: ${row.reference ?? ''}`,
        ...describeDestination(destination),
      ].join('\n'),
      `Pay by ${formatMailTime(row.expiresAt)}; otherwise, the purchase is canceled then. Once you have paid, report the ${getTransactionName(row.paymentMethod)} here:\n${shellOrigin}${PAGE_PATHS.blueprint(row.blueprintId)}`,
    ]),
  };
}

/** Builds the email that confirms that a payment was reported. */
export function paymentReportedMail(row: OwnershipRecord, { username, shellOrigin }: MailContext): Mail {
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `We have received your payment report for ${name}`,
    text: emailTemplate(username, [
      `You reported the payment of ${formatPrice(row)} for ${name}, reference ${row.reference ?? ''}. We check it and email you the decision.`,
      `Until then you can correct the report here:\n${shellOrigin}${PAGE_PATHS.blueprint(row.blueprintId)}`,
    ]),
  };
}

/** Builds the email that tells the member that a purchase was canceled because it was not paid in time. */
export function purchaseExpiredMail(row: OwnershipRecord, { username, shellOrigin }: MailContext): Mail {
  const { name } = findBlueprint(row.blueprintId);
  return {
    subject: `Your purchase of ${name} was canceled`,
    text: emailTemplate(username, [
      `Your purchase ${row.reference ?? ''} of ${name} for ${formatPrice(row)} was canceled: no payment was reported by ${formatMailTime(row.expiresAt)}.`,
      `Already paid? Send support the reference ${row.reference ?? ''}:\n${shellOrigin}${PAGE_PATHS.support()}`,
      `Otherwise you can purchase it again here:\n${shellOrigin}${PAGE_PATHS.blueprint(row.blueprintId)}`,
    ]),
  };
}

function describeDestination(destination: PaymentDestination | undefined): string[] {
  if (!destination) return ['Pay to: choose a payment method on the page below'];
  const { method, destination: payTo, network, recipient, note } = destination;
  const label = PAYMENT_METHODS.find(({ value }) => value === method)?.label ?? method;
  return [
    `Payment method: ${label}`,
    ...(network ? [`Network: ${network}`] : []),
    `Pay to: ${payTo}`,
    ...(recipient ? [`Recipient: ${recipient}`] : []),
    ...(note ? [`Note: ${note}`] : []),
  ];
}

function formatPrice({ priceCents }: OwnershipRecord): string {
  return formatDollars(dollarsOf(priceCents));
}

/** Builds the email that tells the member how a purchase was decided. */
export function purchaseDecisionMail(
  { blueprintId, status, reason, reference, returnUntil }: OwnershipRecord,
  {
    username,
    shellOrigin,
    returnEnd,
  }: { username: string; shellOrigin: string; returnEnd: Date | undefined },
): Mail {
  const { name } = findBlueprint(blueprintId);
  if (status === 'active') {
    return {
      subject: `${name} is active`,
      text: emailTemplate(username, [
        `We received your payment ${reference ?? ''}, and you have access to ${name} for life.`,
        `You can start on its tasks now:\n${shellOrigin}${PAGE_PATHS.dashboard.tasks()}`,
        returnUntil
          ? `Until ${formatMailTime(returnUntil)} you can return it on its page and get its price back, as long as you have completed no demo task and handed in no paid task of it.${returnEnd && returnEnd > returnUntil ? ` ${RETURN_TEST_SENTENCE}` : ''}`
          : 'You have returned this blueprint before, so it cannot be returned again.',
      ]),
    };
  }
  return {
    subject: `Your purchase of ${name} was rejected`,
    text: emailTemplate(username, [
      `Your purchase ${reference ?? ''} of ${name} was rejected.`,
      `Reason: ${reason ?? ''}`,
      `You can purchase it again here:\n${shellOrigin}${PAGE_PATHS.blueprint(blueprintId)}`,
    ]),
  };
}

/** Announces how far a purchase has come. */
export function toNotice(row: OwnershipRecord, mail: NewMail): NewNotice {
  return {
    userId: row.userId,
    kind: row.status === 'rejected' ? 'purchase_rejections' : 'purchases',
    text: mail.subject,
    path: row.status === 'active' ? PAGE_PATHS.dashboard.tasks() : PAGE_PATHS.blueprint(row.blueprintId),
    mails: [mail],
  };
}
