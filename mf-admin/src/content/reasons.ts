/** A reason that administrators give often: `label` on its button, `reason` as the text it fills in. */
export type PreparedReason = { readonly label: string; readonly reason: string };

/** Why a verification is rejected. Sent to the member. */
export const VERIFICATION_REASONS: readonly PreparedReason[] = [
  {
    label: 'Name differs',
    reason:
      'The full name does not match your identification. Enter your name exactly as it appears on your identification.',
  },
  {
    label: 'Invalid ID number',
    reason: 'The identification number has the wrong format for your country. Check it and submit it again.',
  },
  {
    label: 'Incomplete address',
    reason: 'The home address is incomplete. Enter your street, house number, postal code, city and country.',
  },
  {
    label: 'Used by another account',
    reason: 'These identity documents belong to another account. Each person may have only one account.',
  },
];

/** Why a purchase is rejected. Sent to the member. */
export const PURCHASE_REASONS: readonly PreparedReason[] = [
  {
    label: 'No payment',
    reason:
      'We have not received a payment with this reference. If you have paid, purchase again and add the transaction reference.',
  },
  {
    label: 'Underpaid',
    reason: 'The payment is lower than the price. We will return it. Purchase again and pay the full price.',
  },
  {
    label: 'Wrong reference',
    reason:
      'The transaction reference belongs to another payment. Purchase again and add the correct reference.',
  },
];

/** Why the return of a blueprint is rejected. Sent to the member. */
export const RETURN_REJECTION_REASONS: readonly PreparedReason[] = [
  {
    label: 'Already refunded',
    reason:
      'Your payment service has given you the payment back, or is deciding about it because you disputed it. We cannot pay it back a second time.',
  },
  {
    label: 'Account closed',
    reason:
      'The account that paid no longer exists, and we pay back to no other. Write to support, so that we can find a way.',
  },
];

/** Why a withdrawal is rejected before it is paid. Sent to the member. */
export const WITHDRAWAL_REASONS: readonly PreparedReason[] = [
  {
    label: 'Different name',
    reason:
      'The payment account is not in your name. Request the withdrawal again to an account in your name.',
  },
  {
    label: 'Incomplete details',
    reason:
      'The payment details are incomplete. Request the withdrawal again with all the details the payment method needs.',
  },
];

/** Why a payout failed. Sent to the member. */
export const FAILURE_REASONS: readonly PreparedReason[] = [
  {
    label: 'Payment returned',
    reason: 'The payment was returned to us. Check your payment details and request the withdrawal again.',
  },
  {
    label: 'Account unavailable',
    reason:
      'The payment account does not exist or does not accept payments. Check your payment details and request the withdrawal again.',
  },
];

/** Why a report of an item is rejected. Sent to the member. */
export const ITEM_REPORT_REASONS: readonly PreparedReason[] = [
  { label: 'It can be done', reason: 'We looked at the item: it can be read and has a right answer.' },
  {
    label: 'No personal data',
    reason: 'The people in this item are made up, so it contains no personal data.',
  },
];

/** Why a closed item is offered again. Sent to the members whose reports were accepted. */
export const REINSTATE_REASONS: readonly PreparedReason[] = [
  { label: 'It can be done', reason: 'We looked again: the item can be done, so it is offered again.' },
];

/** Why a report of a question of a test is accepted. Sent to the member. */
export const UNIT_ACCEPT_REASONS: readonly PreparedReason[] = [
  {
    label: 'It is wrong',
    reason: 'You are right: what counted as right is wrong. The question is taken out.',
  },
  { label: 'It is unclear', reason: 'You are right: the question can be read in two ways. It is taken out.' },
];

/** Why a report of a question of a test is rejected. Sent to the member. */
export const UNIT_REJECT_REASONS: readonly PreparedReason[] = [
  {
    label: 'It is in order',
    reason: 'We looked at the question: it is clear, and has exactly one right answer.',
  },
];

/** Why a certificate is revoked. Public on its page. */
export const REVOCATION_REASONS: readonly PreparedReason[] = [
  { label: 'Taken by another', reason: 'The test was taken by another person than its holder.' },
  { label: 'Test leaked', reason: 'The questions of this test were known to its holder beforehand.' },
];

/** Why a certificate is valid again. */
export const RESTORATION_REASONS: readonly PreparedReason[] = [
  { label: 'Revoked by mistake', reason: 'It was revoked by mistake, and is valid again.' },
];

/** Why an account is disabled. For the audit log only; the member does not see it. */
export const DISABLE_REASONS: readonly PreparedReason[] = [
  { label: 'More than one account', reason: 'The same person has more than one account.' },
  { label: 'Forged documents', reason: 'The identity documents are not genuine.' },
  { label: 'Requested by owner', reason: 'The account owner asked for the account to be disabled.' },
];

/** Why an account is enabled again. For the audit log only; the member does not see it. */
export const ENABLE_REASONS: readonly PreparedReason[] = [
  { label: 'Issue resolved', reason: 'The issue for which the account was disabled is resolved.' },
  { label: 'Disabled by mistake', reason: 'The account was disabled by mistake.' },
];

/** Why roles change. For the audit log only. */
export const ROLES_REASONS: readonly PreparedReason[] = [
  { label: 'Joins the team', reason: 'Joins the team with these tasks.' },
  { label: 'Other tasks', reason: 'Has other tasks in the team from now on.' },
  { label: 'Leaves the team', reason: 'Leaves the team.' },
];

/** Why the reset of a second factor is opened. For the audit log and the second administrator. */
export const RESET_REASONS: readonly PreparedReason[] = [
  { label: 'Lost phone', reason: 'Lost the phone and the recovery codes; confirmed in a ticket.' },
  {
    label: 'Broken phone',
    reason: 'The phone is broken and the recovery codes are lost; confirmed in a ticket.',
  },
];

/** Why the reset of a second factor is stopped. For the audit log only. */
export const STOP_RESET_REASONS: readonly PreparedReason[] = [
  { label: 'Asked by the owner', reason: 'The account owner asked to stop it.' },
  { label: 'Not the owner', reason: 'The person who asked is not the account owner.' },
];

/** Why a payout came back. Sent to the member. */
export const RETURN_REASONS: readonly PreparedReason[] = [
  {
    label: 'Account closed',
    reason:
      'The payment service returned our payment, because the account is closed. Use another destination.',
  },
  {
    label: 'Not accepted',
    reason:
      'The payment was not accepted in time and came back to us. Accept the next one within its time limit.',
  },
];
