import type { User } from '@platform/contracts';

/** Creates a member with an empty account. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    username: 'maria',
    fullName: null,
    email: 'maria@example.org',
    emailVerified: false,
    phoneNumber: null,
    isAdmin: false,
    adminRoles: changes.isAdmin ? ['owner'] : [],
    mustSetUpSecondFactor: false,
    deletesAt: null,
    secondFactorReset: null,
    payoutsPausedUntil: null,
    payoutsPausedCause: null,
    signupBonusClaimed: false,
    referralCode: 'MARIA123',
    createdAt: '2026-01-02T08:00:00.000Z',
    balance: 0,
    lockedBalance: 0,
    heldBalance: 0,
    totalEarned: 0,
    totalWithdrawn: 0,
    nextUnlock: null,
    tasksToday: { completed: 0, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' },
    unreadNotices: 0,
    now: '2026-01-02T12:00:00.000Z',
    ...changes,
  };
}
