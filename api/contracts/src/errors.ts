/**
 * Maps every error code of the API to its HTTP status. Clients branch on the code, never on the text. Each descriptor
 * lists the codes that its call can return, and so does the generated document (`/api/docs`).
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  common_password: 400,
  invalid_token: 400,
  invalid_amount: 400,
  below_minimum: 400,
  current_password_wrong: 400,
  code_wrong: 400,
  passkey_rejected: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site_request: 403,
  account_disabled: 403,
  blueprint_not_active: 403,
  reauthentication_required: 403,
  sign_in_again: 403,
  second_factor_required: 403,
  second_factor_again: 403,
  second_factor_setup_required: 403,
  login_expired: 403,
  test_not_passed: 403,
  password_needed: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  already_confirmed: 409,
  bonus_already_claimed: 409,
  free_blueprint_required: 409,
  already_owned: 409,
  not_returnable: 409,
  purchase_pending: 409,
  not_enough_work: 409,
  payment_method_unavailable: 409,
  verification_required: 409,
  verification_pending: 409,
  already_verified: 409,
  verification_final: 409,
  already_decided: 409,
  wrong_state: 409,
  already_completed: 409,
  daily_limit_reached: 409,
  free_task_limit_reached: 409,
  reward_mismatch: 409,
  no_place_left: 409,
  too_many_open: 409,
  budget_used_up: 409,
  demo_closed: 409,
  work_required: 409,
  test_required: 409,
  no_test: 409,
  email_not_confirmed: 409,
  retake_too_soon: 409,
  already_passed: 409,
  draft_newer: 409,
  message_newer: 409,
  incomplete: 400,
  too_many_reports: 409,
  invalid_file: 400,
  too_many_files: 409,
  too_late: 409,
  in_review: 409,
  already_appealed: 409,
  claimed: 409,
  not_allowed_to_review: 403,
  no_revision_left: 409,
  rejection_limit_reached: 409,
  pending_requirement: 409,
  insufficient_funds: 409,
  not_cancellable: 409,
  payout_requirements_missing: 409,
  payout_cooldown: 409,
  second_administrator_needed: 409,
  effort_shown: 409,
  role_too_new: 409,
  member_disabled: 409,
  payout_method_exists: 409,
  too_many_payout_methods: 409,
  too_many_passkeys: 409,
  documents_not_viewed: 409,
  own_email: 409,
  already_invited: 409,
  already_member: 409,
  release_rejected: 409,
  releases_changed: 409,
  decryption_failed: 409,
  idempotency_in_flight: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  storage_unavailable: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * What the user can do about an error, by its code: one sentence, shown after the message. `null` if the message says
 * it itself, e.g. at a field. No message of the API repeats this sentence: its test client checks every error response.
 */
export const ERROR_ADVICE: Readonly<Record<ErrorCode, string | null>> = {
  invalid_request: null,
  common_password: null,
  invalid_token: 'Request a new link.',
  invalid_amount: null,
  below_minimum: null,
  current_password_wrong: null,
  not_signed_in: 'Log in again.',
  invalid_credentials: 'Check your username and password, or reset your password.',
  forbidden: 'Log in with an account that has permission to do this.',
  cross_site_request: 'Open this site directly and try again.',
  account_disabled: 'Contact support.',
  blueprint_not_active: null,
  reauthentication_required: 'Enter your password again to continue.',
  sign_in_again: 'Enter your password again to continue.',
  second_factor_required: 'Enter a code, or use a passkey.',
  second_factor_again: 'Enter a code, or use a passkey, to continue.',
  second_factor_setup_required: 'Set up two-factor authentication in your settings.',
  login_expired: 'Log in again.',
  password_needed: 'Log in with your username and password.',
  code_wrong: null,
  passkey_rejected: null,
  not_found: null,
  username_taken: null,
  email_taken: null,
  bonus_already_claimed: null,
  free_blueprint_required: null,
  already_owned: null,
  not_returnable: null,
  purchase_pending: null,
  not_enough_work: 'Choose another blueprint, or come back when there are more tasks.',
  payment_method_unavailable: null,
  verification_required: null,
  verification_pending: null,
  already_verified: null,
  verification_final: null,
  already_decided: null,
  wrong_state: null,
  already_completed: null,
  daily_limit_reached: null,
  free_task_limit_reached: null,
  reward_mismatch: 'Reload the page and try again.',
  no_place_left: null,
  too_many_open: null,
  budget_used_up: null,
  demo_closed: null,
  work_required: null,
  test_required: null,
  test_not_passed: null,
  no_test: null,
  email_not_confirmed: 'Confirm it with the link in our email.',
  retake_too_soon: null,
  already_passed: null,
  draft_newer: null,
  message_newer: 'Read it first.',
  incomplete: null,
  too_many_reports: null,
  invalid_file: null,
  too_many_files: null,
  too_late: null,
  in_review: null,
  already_appealed: null,
  claimed: 'Choose another one, or wait until it is free.',
  not_allowed_to_review: null,
  no_revision_left: null,
  rejection_limit_reached: 'Ask another administrator to decide.',
  pending_requirement: null,
  insufficient_funds: null,
  not_cancellable: null,
  payout_requirements_missing: null,
  payout_cooldown: null,
  second_administrator_needed: 'Ask another administrator to approve it.',
  effort_shown: null,
  role_too_new: null,
  member_disabled: null,
  payout_method_exists: null,
  too_many_payout_methods: 'Remove one that you no longer use.',
  too_many_passkeys: 'Remove one that you no longer use.',
  documents_not_viewed: 'Reveal the documents and compare them, then try again.',
  own_email: null,
  already_invited: null,
  already_confirmed: null,
  already_member: null,
  release_rejected: null,
  releases_changed: 'Look at what is live now, then decide again.',
  decryption_failed: 'Tell an operator of the platform, or contact support.',
  idempotency_in_flight: 'Wait a moment, then try again.',
  payload_too_large: 'Make it smaller and try again.',
  unsupported_media_type: null,
  idempotency_key_reused: 'Reload the page and try again.',
  rate_limited: 'Wait a moment, then try again.',
  internal_error: 'Try again; if it happens again, contact support.',
  storage_unavailable: 'Try again in a few minutes; it is safe to retry.',
  unavailable: 'Try again in a moment; it is safe to retry.',
};

/** Error codes that any call can return in addition to those of its descriptor. */
export const COMMON_ERRORS = [
  'invalid_request',
  'not_signed_in',
  'forbidden',
  'sign_in_again',
  'second_factor_setup_required',
  'cross_site_request',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'decryption_failed',
  'idempotency_in_flight',
  'idempotency_key_reused',
  'rate_limited',
  'internal_error',
  'storage_unavailable',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Additional top-level fields in the body of some errors. */
export type ErrorExtensions = {
  /** `pending_requirement` and `insufficient_funds`: the code again, because the withdrawal page reads this field. */
  readonly status?: 'pending_requirement' | 'insufficient_funds';
  /** `pending_requirement`: the available dollars. */
  readonly balance?: number;
  /** `daily_limit_reached`: when the next UTC day begins. */
  readonly resetsAt?: string;
  /** `already_decided`: what was decided, by whom (`null`: by the platform), and when. */
  readonly decision?: string;
  readonly by?: string | null;
  readonly at?: string;
  /** `claimed`: when the claim of the administrator in `by` ends. */
  readonly until?: string;
  /** `draft_newer`: the saved version, when it was saved, and by what. */
  readonly version?: number;
  readonly savedAt?: string;
  readonly device?: string;
  /** `not_enough_work`: the dollars that the open work of the blueprint pays, and its price. */
  readonly openPay?: number;
  readonly price?: number;
  /** `retake_too_soon`: when the next attempt can start. */
  readonly retakeAt?: string;
  /** `work_required`: the page on which the task is done; `test_required`: that of the test. */
  readonly path?: string;
};

/**
 * The body of every error response. `message` says what happened and can be shown to users, followed by `ERROR_ADVICE`;
 * `requestId` identifies the log lines.
 */
export type ErrorBody = ErrorExtensions & {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string;
};
