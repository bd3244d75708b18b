import type { Request } from 'express';
import type { SignedInUser } from '../http/define-route.ts';
import { contextOf } from '../http/request-context.ts';
import { requireId, type Id } from '../ids.ts';

/** Who does something: a user, or nobody that is known; and in which request, which finds the lines of the log. */
export type Actor = { readonly userId: Id | null; readonly requestId: string | null };

/** The platform itself: its jobs. */
export const PLATFORM: Actor = { userId: null, requestId: null };

/** Whoever is signed in. */
export type KnownActor = Actor & { readonly userId: Id };

/** Whoever sent a call. */
export function actorOf(call: Caller<SignedInUser>): KnownActor;
export function actorOf(call: Caller<SignedInUser | undefined>): Actor;
export function actorOf({ user, request }: Caller<SignedInUser | undefined>): Actor {
  return { userId: user ? requireId(user.id) : null, requestId: contextOf(request).id };
}

type Caller<Who> = { readonly user: Who; readonly request: Request };
