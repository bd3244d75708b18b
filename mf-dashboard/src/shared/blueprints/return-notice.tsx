import { RETURN_ENDS_SENTENCE, type UserBlueprint } from '@platform/contracts';
import { Alert, DateTime } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { useUserBlueprintsQuery } from './user-blueprints-api.ts';

/** Returns until when a blueprint can be returned; `undefined` if it cannot. @param now the time of the server */
export function getReturnEnd(
  userBlueprints: readonly UserBlueprint[],
  blueprintId: number | null,
  now: string | undefined,
): string | undefined {
  const row = userBlueprints.find(
    (candidate) => candidate.blueprintId === blueprintId && candidate.status === 'active',
  );
  const end = row?.returnableUntil;
  return end && now !== undefined && end > now ? end : undefined;
}

/** Returns until when blueprints can be returned, by id; `undefined` for those that cannot. */
export function useReturnEnds(): (blueprintId: number | null) => string | undefined {
  const { data } = useUserBlueprintsQuery();
  const now = useServerTime();
  return (blueprintId) => getReturnEnd(data?.items ?? [], blueprintId, now);
}

/** Says before a task is done that it ends the right to return its blueprint; nothing if there is none. */
export function ReturnNotice({ blueprintId }: { blueprintId: number | null }) {
  const end = useReturnEnds()(blueprintId);
  if (end === undefined) return null;
  return (
    <Alert tone="locked" title={RETURN_ENDS_SENTENCE}>
      Until <DateTime at={end} showTime /> you can still return it and get its price back.
    </Alert>
  );
}
