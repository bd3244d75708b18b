import type { Request } from 'express';
import type { SignedInUser } from '../http/define-route.ts';
import { getRequestContext } from '../http/middleware/request-context.ts';
import { requireId, type Id } from '../ids.ts';

/** Who performs an action: a user, or `null` if unknown. The request id links the audit entry to the log. */
export type Actor = { readonly userId: Id | null; readonly requestId: string | null };

/** The platform itself, for actions of scheduled jobs. */
export const SYSTEM_ACTOR: Actor = { userId: null, requestId: null };

/** A logged-in user. */
export type UserActor = Actor & { readonly userId: Id };

/** Returns the actor of an API call. */
export function actorOf(call: Caller<SignedInUser>): UserActor;
export function actorOf(call: Caller<SignedInUser | undefined>): Actor;
export function actorOf({ user, request }: Caller<SignedInUser | undefined>): Actor {
  return { userId: user ? requireId(user.id) : null, requestId: getRequestContext(request).id };
}

type Caller<User> = { readonly user: User; readonly request: Request };
