/** A reason that comes up again and again: its short name for the administrator, its words for the member. */
export type PreparedReason = { readonly label: string; readonly reason: string };

/** Why papers are refused. */
export const VERIFICATION_REASONS: readonly PreparedReason[] = [
  {
    label: 'Name differs',
    reason: 'The full name is not the one of the identification. Send the name exactly as it stands there.',
  },
  {
    label: 'ID number not valid',
    reason: 'The identification number has the wrong form for your country. Check it and send it again.',
  },
  {
    label: 'Address incomplete',
    reason: 'The home address is not complete. Send street, number, postal code, town and country.',
  },
  {
    label: 'Used before',
    reason: 'These papers belong to another account. One person may have one account.',
  },
];

/** Why a purchase is refused. */
export const PURCHASE_REASONS: readonly PreparedReason[] = [
  {
    label: 'No payment',
    reason:
      'No payment with this reference has arrived. If you have paid, purchase again and add the transaction reference.',
  },
  {
    label: 'Too little',
    reason:
      'The payment is lower than the price. It will be returned; purchase again and pay the whole price.',
  },
  {
    label: 'Wrong reference',
    reason: 'The transaction reference belongs to another payment. Purchase again and add the right one.',
  },
];

/** Why a withdrawal is refused before it is paid. */
export const WITHDRAWAL_REASONS: readonly PreparedReason[] = [
  {
    label: 'Other name',
    reason: 'The payment account is in another name than yours. Request again to an account of your own.',
  },
  {
    label: 'Details incomplete',
    reason: 'The payment details are not complete. Request again with all that the payment method needs.',
  },
];

/** Why a payment could not be made. */
export const FAILURE_REASONS: readonly PreparedReason[] = [
  {
    label: 'Returned',
    reason: 'The payment came back to us. Check the payment details and request again.',
  },
  {
    label: 'Not reachable',
    reason:
      'The payment account does not exist or does not take payments. Check the details and request again.',
  },
];

/** Why an account is disabled; for the log, the member does not read it. */
export const DISABLE_REASONS: readonly PreparedReason[] = [
  { label: 'More than one account', reason: 'The same person has more than one account.' },
  { label: 'False papers', reason: 'The identity papers are not genuine.' },
  { label: 'Asked for it', reason: 'The owner asked for the account to be disabled.' },
];

/** Why an account is enabled again; for the log. */
export const ENABLE_REASONS: readonly PreparedReason[] = [
  { label: 'Cleared up', reason: 'What the account was disabled for has been cleared up.' },
  { label: 'By mistake', reason: 'The account was disabled by mistake.' },
];
