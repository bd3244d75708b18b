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
  not_signed_in: 401,
  invalid_credentials: 401,
  forbidden: 403,
  cross_site_request: 403,
  account_disabled: 403,
  blueprint_not_active: 403,
  reauthentication_required: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  already_confirmed: 409,
  bonus_already_claimed: 409,
  free_blueprint_required: 409,
  already_owned: 409,
  purchase_pending: 409,
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
  pending_requirement: 409,
  insufficient_funds: 409,
  not_cancellable: 409,
  own_email: 409,
  already_invited: 409,
  already_member: 409,
  idempotency_in_flight: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Error codes that any call can return in addition to those of its descriptor. */
export const COMMON_ERRORS = [
  'invalid_request',
  'not_signed_in',
  'forbidden',
  'cross_site_request',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_in_flight',
  'idempotency_key_reused',
  'rate_limited',
  'internal_error',
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
};

/** The body of every error response. `message` can be shown to users; `requestId` identifies the log lines. */
export type ErrorBody = ErrorExtensions & {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string;
};
