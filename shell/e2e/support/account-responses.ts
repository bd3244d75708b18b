import {
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  getDataExport,
  getNoticePreferences,
  getSecondFactor,
  listNotices,
  listPasskeys,
  listPayoutMethods,
  listSessions,
  type DataExport,
  type Notice,
  type NoticePreferences,
  type PayoutMethod,
  type Passkey,
  type SecondFactor,
  type User,
  type UserDetail,
  type UserSession,
} from '@platform/contracts';
import type { MockResponses } from './mock-api.ts';
import { hours, NOW } from './mock-values.ts';

const OFF: SecondFactor = { enabledAt: null, hasPasskeys: false, recoveryCodesLeft: 0 };
const PASSKEYS: Passkey[] = [
  {
    id: 'passkey-1',
    name: 'Chrome on Android',
    createdAt: hours(-800),
    lastUsedAt: hours(-3),
    isSynced: true,
  },
  { id: 'passkey-2', name: 'Security key', createdAt: hours(-700), lastUsedAt: null, isSynced: false },
];
const ON: SecondFactor = { enabledAt: hours(-900), hasPasskeys: false, recoveryCodesLeft: 2 };

const NO_COPY: DataExport = { state: 'none', requestedAt: null, availableUntil: null, size: 0 };
const COPY: DataExport = {
  state: 'ready',
  requestedAt: hours(-20),
  availableUntil: hours(149),
  size: 1_480_000,
};

const CURRENT: UserSession = {
  id: 'session-0',
  kind: 'member',
  device: 'Chrome on Linux',
  startedAt: hours(-3),
  lastSeenAt: NOW,
  isCurrent: true,
};

const OTHER: UserSession = { ...CURRENT, startedAt: hours(-200), isCurrent: false };
const OTHERS: readonly UserSession[] = [
  { ...OTHER, id: 'session-1', device: 'Safari on iPhone' },
  { ...OTHER, id: 'session-2', device: 'Firefox on Windows', lastSeenAt: hours(-90) },
];

/** What a member gets who has chosen nothing. */
const PREFERENCES: NoticePreferences = {
  kinds: NOTICE_KIND_NAMES.filter((kind) => !('forAdministrators' in NOTICE_KINDS[kind])).map((kind) => ({
    kind,
    mail: NOTICE_KINDS[kind].mail,
  })),
  timeZone: 'UTC',
  isTimeZoneAssumed: true,
};

const PAYOUT_METHODS: readonly PayoutMethod[] = [
  {
    id: 'method-0',
    paymentMethod: 'paypal',
    paymentDetails: 'm••••@e••••',
    isDefault: true,
    createdAt: hours(-900),
    cooldownUntil: null,
  },
  {
    id: 'method-1',
    paymentMethod: 'usdt',
    paymentDetails: 'TRC-20 ••••4Kq9',
    isDefault: false,
    createdAt: hours(-10),
    cooldownUntil: hours(38),
  },
];

/** What the settings of an account show beside the profile: as on the first day, or with everything in use. */
export function accountResponses(isNew: boolean): MockResponses {
  return [
    [getSecondFactor, () => (isNew ? OFF : ON)],
    [listPasskeys, () => ({ passkeys: isNew ? [] : PASSKEYS })],
    [getDataExport, () => (isNew ? NO_COPY : COPY)],
    [getNoticePreferences, () => PREFERENCES],
    [listSessions, () => ({ items: isNew ? [CURRENT] : [CURRENT, ...OTHERS] })],
    [listPayoutMethods, () => ({ items: isNew ? [] : PAYOUT_METHODS })],
  ];
}

const ADMIN_NOTICES: readonly Pick<Notice, 'topic' | 'text' | 'path'>[] = [
  {
    topic: 'decisions',
    text: 'Your approval of a purchase was not applied: This purchase is already canceled.',
    path: '/dashboard/admin/blueprints/purchase-1',
  },
  {
    topic: 'decisions',
    text: 'A withdrawal of $1,234,567.89 needs a second approval',
    path: '/dashboard/admin/withdrawals/withdrawal-1',
  },
  { topic: 'security', text: 'New login to your account', path: '/dashboard/settings' },
];

/** The own account of an administrator in the console: notices, and the settings of an account in use. */
export const ADMIN_ACCOUNT: MockResponses = [
  ...accountResponses(false),
  [
    listNotices,
    () => ({
      items: ADMIN_NOTICES.map((notice, index) => ({
        ...notice,
        id: `notice-${index}`,
        createdAt: hours(-index * 20),
        unread: index < 2,
      })),
      next: null,
    }),
  ],
];

/** The fields of a user whose second factor is not being reset. */
export const NO_RESET = {
  secondFactorReset: null,
  payoutsPausedUntil: null,
  payoutsPausedCause: null,
} as const satisfies Partial<User>;

/** The fields of a user, as administrators see it, whose second factor two administrators reset. */
export const RESET_IN_PROGRESS = {
  hasSecondFactor: true,
  secondFactorReset: {
    state: 'waiting',
    openedAt: hours(-30),
    openedBy: 'support_eva',
    reason: 'Lost the phone and the recovery codes; confirmed in a ticket.',
    approvedBy: 'support_jan',
    removesAt: hours(44),
  },
} as const satisfies Partial<UserDetail>;
