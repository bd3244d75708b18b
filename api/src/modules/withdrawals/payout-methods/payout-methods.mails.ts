import { PAGE_PATHS, PAYMENT_METHODS, PAYOUT_COOLDOWN_HOURS, type PaymentMethod } from '@platform/contracts';
import { emailTemplate, formatMailTime } from '../../../platform/outbox/email-template.ts';

export type Mail = { readonly subject: string; readonly text: string };
export type Recipient = { readonly username: string; readonly shellOrigin: string };

/** Builds the email about a saved payout method, while there is still time to stop payouts to it. */
export function payoutMethodAddedMail(
  { username, shellOrigin }: Recipient,
  method: PaymentMethod,
  maskedDetails: string,
  cooldownUntil: string | null,
): Mail {
  return {
    subject: 'A payout method was saved',
    text: emailTemplate(username, [
      `A payout method was saved in your account: ${toLabel(method)}, ${maskedDetails}.`,
      ...(cooldownUntil === null
        ? []
        : [
            `Payouts to it are paused for the first ${PAYOUT_COOLDOWN_HOURS} hours, until ${formatMailTime(new Date(cooldownUntil))}.`,
          ]),
      ...adviseStranger(shellOrigin),
    ]),
  };
}

export function payoutMethodDefaultMail(
  { username, shellOrigin }: Recipient,
  method: PaymentMethod,
  maskedDetails: string,
): Mail {
  return {
    subject: 'Your default payout method was changed',
    text: emailTemplate(username, [
      `Withdrawals now go to this payout method unless you choose another: ${toLabel(method)}, ${maskedDetails}.`,
      ...adviseStranger(shellOrigin),
    ]),
  };
}

export function payoutMethodRemovedMail(
  { username, shellOrigin }: Recipient,
  method: PaymentMethod,
  maskedDetails: string,
): Mail {
  return {
    subject: 'A payout method was removed',
    text: emailTemplate(username, [
      `A payout method was removed from your account: ${toLabel(method)}, ${maskedDetails}.`,
      ...adviseStranger(shellOrigin),
    ]),
  };
}

/** Says how to stop a stranger. */
function adviseStranger(shellOrigin: string): string[] {
  return [
    'If this was not you, stop it: set a new password, which ends every session of your account:',
    `${shellOrigin}${PAGE_PATHS.forgotPassword()}`,
    'Then check your payout methods, and cancel withdrawals that are not yours:',
    `${shellOrigin}${PAGE_PATHS.dashboard.settings('payouts')}`,
    `${shellOrigin}${PAGE_PATHS.dashboard.withdrawals()}`,
    'If you cannot log in, contact support now:',
    `${shellOrigin}${PAGE_PATHS.support()}`,
  ];
}

function toLabel(method: PaymentMethod): string {
  return PAYMENT_METHODS.find(({ value }) => value === method)?.label ?? method;
}
