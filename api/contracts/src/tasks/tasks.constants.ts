/**
 * Completions per user and UTC day, free and blueprint tasks together. Source:
 * docs/specification.md#9-limits-and-constants.
 */
export const DAILY_TASK_LIMIT = 20;
/**
 * Lifetime limit of free tasks per user, and the reward of each. Source: docs/specification.md#9-limits-and-constants.
 */
export const FREE_TASK_LIMIT = 2;
export const FREE_TASK_REWARD_DOLLARS = 10;
/** Minutes that a blueprint task takes. Source: docs/specification.md#9-limits-and-constants. */
export const TASK_MINUTES = { min: 15, max: 60 } as const;
/** Minutes that the tasks of AI Basics take, as its page says; a test compares them with the tasks. */
export const FREE_BLUEPRINT_TASK_MINUTES = { min: 15, max: 40 } as const;
/** Maximum size of detection evidence as JSON. */
export const EVIDENCE_MAX_BYTES = 2048;
