import { MINIMUM_BALANCE, type Completion, type User } from '@platform/contracts';
import { formatDay, formatMoney, Money, Panel, Text } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { useState } from 'react';
import { DayPicker, RulerBars } from './ruler-bars.tsx';
import { findPayoutDay, listUnlockDays, type UnlockDay } from './unlock-days.policy.ts';

type Props = {
  user: Pick<User, 'balance' | 'now'>;
  completions: readonly Completion[];
};

/** The days of the lock as a ruler, with what unlocks on each; nothing while nothing is locked. */
export function UnlockRuler({ user, completions }: Props) {
  const now = useServerTime() ?? user.now;
  const days = listUnlockDays({ balance: user.balance, now }, completions);
  return days ? <Ruler balance={user.balance} days={days} /> : null;
}

function Ruler({ balance, days }: { balance: number; days: readonly UnlockDay[] }) {
  const [chosen, choose] = useState<number>();
  const payoutDay = findPayoutDay(balance, days);
  const nextDay = days.findIndex(({ amount }) => amount > 0);
  const index = chosen ?? payoutDay ?? Math.max(0, nextDay);
  const day = days[index];
  if (!day) return null;
  return (
    <Panel title="When it unlocks">
      <RulerBars days={days} index={index} payoutDay={payoutDay} onChoose={choose} />
      <DayPicker
        label="Day"
        days={days.length}
        index={index}
        valueText={describeDay(day)}
        onChoose={choose}
      />
      <Text $size={14} $tabular>
        {formatDay(day.day)}:{' '}
        {day.amount > 0 ? (
          <>
            <Money amount={day.amount} strong /> unlocks
          </>
        ) : (
          'nothing unlocks'
        )}
        . <Money amount={day.balance} strong /> is available then
        {index === payoutDay && <>, enough for a withdrawal ({MINIMUM_BALANCE})</>}.
      </Text>
    </Panel>
  );
}

function describeDay({ day, amount, balance }: UnlockDay): string {
  const unlocks = amount > 0 ? `${formatMoney(amount)} unlocks` : 'nothing unlocks';
  return `${formatDay(day)}: ${unlocks}, ${formatMoney(balance)} is available then`;
}
