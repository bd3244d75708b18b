import { isApiError } from '@platform/kit';

/** Another administrator was faster: what was decided, by whom, when. */
export type Conflict = {
  readonly message: string;
  readonly decision: string | undefined;
  readonly by: string | null;
  readonly at: string | undefined;
};

/** Reads a refusal that says that somebody has decided already; anything else is none. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!isApiError(error) || !['already_decided', 'wrong_state'].includes(error.code)) return undefined;
  const { decision, by, at } = error.fields;
  return {
    message: error.message,
    decision: typeof decision === 'string' ? decision : undefined,
    by: typeof by === 'string' ? by : null,
    at: typeof at === 'string' ? at : undefined,
  };
}
