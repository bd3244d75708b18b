/** The names of the messages of a prompt. */
export const FIELD_LABELS = { system: 'System message', user: 'User message' } as const;
export type FieldName = keyof typeof FIELD_LABELS;
