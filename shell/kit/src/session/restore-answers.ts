import type { User } from '@platform/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { platformApi } from '../api/platform-api.ts';
import type { ServedAnswer } from '../api/served-answers.ts';
import type { PlatformStore } from '../store/store.ts';

/** What the server knows of a member whose page it renders. */
export type MemberAnswers = { readonly user: User; readonly answers: readonly ServedAnswer[] };

type Entry = { readonly endpointName: string; readonly arg: unknown; readonly value: unknown };
/** The endpoints of remotes are injected when their code runs, so this type has none of them. */
type Upsert = (entries: readonly Entry[]) => UnknownAction & { readonly meta: object };

/**
 * Puts what the server has asked for into the store of a page. An answer for a query that the page's code does not have
 * is left out: the release that rendered the page may be another one.
 *
 * @param receivedAtMs when the answers arrived, by the clock of this machine
 */
export function restoreAnswers(
  store: PlatformStore,
  { user, answers }: MemberAnswers,
  receivedAtMs: number,
): void {
  const entries = answers
    .filter(({ name }) => Object.hasOwn(platformApi.endpoints, name))
    .map(({ name, argument, data }) => ({ endpointName: name, arg: argument, value: data }));
  const action = (platformApi.util.upsertQueryEntries as unknown as Upsert)([
    { endpointName: 'me', arg: undefined, value: user },
    ...entries,
  ]);
  store.dispatch({ ...action, meta: { ...action.meta, timestamp: receivedAtMs } });
}
