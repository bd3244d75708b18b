/** Minutes that the tasks of AI Basics take, as its page says; a test compares them with the tasks. */
export const FREE_BLUEPRINT_TASK_MINUTES = { min: 15, max: 40 } as const;
/** Maximum size of detection evidence as JSON. */
export const EVIDENCE_MAX_BYTES = 2048;
