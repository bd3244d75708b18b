import { isApiError } from '@platform/kit';

/** The decision another administrator made first. */
export type Conflict = {
  readonly message: string;
  readonly decision: string | undefined;
  readonly by: string | null;
  readonly at: string | undefined;
};

/** Parses an error response saying that the record is already decided; `undefined` for any other error. */
export function parseConflict(error: unknown): Conflict | undefined {
  if (!isApiError(error) || !['already_decided', 'wrong_state'].includes(error.code)) return undefined;
  const { decision, by, at } = error.extensions;
  return {
    message: error.message,
    decision: typeof decision === 'string' ? decision : undefined,
    by: typeof by === 'string' ? by : null,
    at: typeof at === 'string' ? at : undefined,
  };
}
