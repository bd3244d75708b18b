import {
  getSecondFactor,
  listPayoutMethods,
  listSessions,
  type PayoutMethod,
  type SecondFactor,
  type UserSession,
} from '@platform/contracts';
import type { MockResponses } from './mock-api.ts';
import { hours, NOW } from './mock-values.ts';

const OFF: SecondFactor = { enabledAt: null, recoveryCodesLeft: 0 };
const ON: SecondFactor = { enabledAt: hours(-900), recoveryCodesLeft: 2 };

const CURRENT: UserSession = {
  id: 'session-0',
  kind: 'member',
  device: 'Chrome on Linux',
  startedAt: hours(-3),
  lastSeenAt: NOW,
  isCurrent: true,
};

const OTHERS: readonly UserSession[] = [
  { ...CURRENT, id: 'session-1', device: 'Safari on iPhone', startedAt: hours(-200), isCurrent: false },
  { ...CURRENT, id: 'session-2', device: null, startedAt: null, lastSeenAt: hours(-90), isCurrent: false },
];

const PAYOUT_METHODS: readonly PayoutMethod[] = [
  {
    id: 'method-0',
    paymentMethod: 'paypal',
    paymentDetails: 'm••••@e••••',
    isDefault: true,
    createdAt: hours(-900),
    restsUntil: null,
  },
  {
    id: 'method-1',
    paymentMethod: 'usdt',
    paymentDetails: 'TRC-20 ••••4Kq9',
    isDefault: false,
    createdAt: hours(-10),
    restsUntil: hours(38),
  },
];

/** What the settings of an account show beside the profile: as on the first day, or with everything in use. */
export function accountResponses(isNew: boolean): MockResponses {
  return [
    [getSecondFactor, () => (isNew ? OFF : ON)],
    [listSessions, () => ({ items: isNew ? [CURRENT] : [CURRENT, ...OTHERS] })],
    [listPayoutMethods, () => ({ items: isNew ? [] : PAYOUT_METHODS })],
  ];
}
