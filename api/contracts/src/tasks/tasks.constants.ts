/** Completions per user and UTC day, free tasks and blueprint tasks together. Source: product specification, section 9. */
export const DAILY_TASK_LIMIT = 20;
/** Free tasks per user, for life, and what each pays. */
export const FREE_TASK_LIMIT = 2;
export const FREE_TASK_REWARD_DOLLARS = 10;
/** Bytes of JSON that the facts of a detection may take. */
export const EVIDENCE_MAX_BYTES = 2048;
